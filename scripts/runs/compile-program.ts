/** A program of the proofs as one that starts quickly: a process that strips types itself takes a second for it. */
import { symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that the program looks for above itself. */
const beside = ['node_modules', 'package.json', 'src', 'openapi'];

/** @param source a file of TypeScript @param folder where it is put, with all that it needs @returns its file */
export async function compileProgram(source: URL, folder: string): Promise<string> {
  const outdir = join(folder, 'program');
  const entry = fileURLToPath(source);
  await build({
    entryPoints: [entry],
    outdir,
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', packages: 'external' },
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
  for (const name of beside) symlinkSync(join(root, name), join(folder, name));
  return join(outdir, basename(entry).replace(/\.ts$/, '.mjs'));
}
