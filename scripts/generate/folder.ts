import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A difference between a folder and what it should hold, in one line. */
export type Difference = { file: string; why: 'missing' | 'stale' | 'surplus' };

/** Differences of a folder from the wanted files, byte by byte; surplus files count. */
export async function differences(folder: string, wanted: ReadonlyMap<string, string>): Promise<Difference[]> {
  const found = await filesIn(folder);
  const compared = [...wanted].map(async ([file, text]): Promise<Difference[]> => {
    if (!found.includes(file)) return [{ file, why: 'missing' }];
    return (await readFile(join(folder, file), 'utf8')) === text ? [] : [{ file, why: 'stale' }];
  });
  const surplus = found.filter((file) => !wanted.has(file)).map((file): Difference => ({ file, why: 'surplus' }));
  return [...(await Promise.all(compared)).flat(), ...surplus];
}

/** Makes a folder hold the wanted files and nothing else. Files that are right already are not touched. */
export async function writeFolder(folder: string, wanted: ReadonlyMap<string, string>): Promise<Difference[]> {
  const changed = await differences(folder, wanted);
  await mkdir(folder, { recursive: true });
  for (const { file, why } of changed) {
    if (why === 'surplus') await rm(join(folder, file), { recursive: true });
    else await writeFile(join(folder, file), wanted.get(file)!);
  }
  return changed;
}

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
