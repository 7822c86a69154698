import { open } from 'node:fs/promises';

/** What was written to a file, or the names in a folder, is on the disk, and outlives a loss of power. */
export async function syncedToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
