import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let root: string | undefined;

/**
 * URL of a data file, by its path below the project's root. It is the same in the sources and in the package, whose
 * code is bundled: a path from one file of code to another would not be.
 */
export function projectFile(path: string): string {
  root ??= rootAbove(dirname(fileURLToPath(import.meta.url)));
  return join(root, path);
}

/** Its text. In a bundle of one file the text stands in the code: `scripts/bundle.ts` replaces this module. */
export function projectText(path: string): string {
  return readFileSync(projectFile(path), 'utf8');
}

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}
