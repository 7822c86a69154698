/** Modules of a start, counted: times depend on the machine, these do not. */
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundling } from './bundling.ts';

let outputs: Metafile['outputs'];

beforeAll(async () => {
  ({ outputs } = (await build({ ...bundling, outdir: 'dist', metafile: true, write: false })).metafile);
});

/** Imports of an entry's file before it does anything, and those of these files. */
function takenIn(entry: string): { bytes: number; foreign: Set<string> } {
  const files = new Set([Object.keys(outputs).find((path) => outputs[path]!.entryPoint === entry)!]);
  const foreign = new Set<string>();
  let bytes = 0;
  for (const file of files) {
    bytes += outputs[file]!.bytes;
    for (const { path, kind, external } of outputs[file]!.imports) {
      if (kind === 'dynamic-import') continue;
      if (external) foreign.add(path);
      else files.add(path);
    }
  }
  return { bytes, foreign };
}

test('--help takes in commander and no other package, and less than 100 kB of the kit', () => {
  const { bytes, foreign } = takenIn('cli/main.ts');
  expect([...foreign].filter((name) => !name.startsWith('node:'))).toEqual(['commander']);
  expect(bytes).toBeLessThan(100_000);
});

test.each(['cli/main.ts', 'src/server/start-server.ts'])(
  '%s imports no module of Node.js that loads its client',
  (entry) => {
    expect([...takenIn(entry).foreign].filter((name) => /^node:https?$/.test(name))).toEqual([]);
  },
);

test('a server takes in neither YAML nor a compiler of schemas', () => {
  const { foreign } = takenIn('src/server/start-server.ts');
  expect(foreign).toContain('fastify');
  expect([...foreign].filter((name) => /^(?:yaml|undici|ajv(?:\/.*)?)$/.test(name))).toEqual([]);
});
