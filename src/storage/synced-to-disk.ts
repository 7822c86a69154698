import { open } from 'node:fs/promises';

/** Syncs a file, or the names in a folder, to the disk: it outlives a loss of power. */
export async function syncedToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
