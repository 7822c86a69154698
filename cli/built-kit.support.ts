/** The command as it is packed: it starts several times sooner than from its sources, which counts for tests that start many. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

/** Below the project, whose data files and packages the command looks for above itself; `scripts/vitest.kit.ts` removes it. */
export const kits_of_tests = fileURLToPath(
  new URL(`../node_modules/.cache/kits-of-tests-${process.pid}/`, import.meta.url),
);

let launcher: Promise<string> | undefined;

/** @returns the file to start */
export function builtKit(): Promise<string> {
  launcher ??= builtIn(join(kits_of_tests, String(threadId)));
  return launcher;
}

async function builtIn(outdir: string): Promise<string> {
  // Most tests build nothing: neither these nor the end of the tests, which asks for the folder alone, load what does.
  const [{ build }, { bundling }] = await Promise.all([import('esbuild'), import('../scripts/bundling.ts')]);
  await build({ ...bundling, outdir });
  const file = join(outdir, 'cli/launch.js');
  cpSync(new URL('launch.js', import.meta.url), file);
  return file;
}
