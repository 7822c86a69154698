import { brotliDecompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { templateOf } from '../src/server/seed/open-seeded-store.ts';
import { seedStateOf, usual_seed, usual_state } from '../src/server/seed/seed-states.ts';
import { bundling } from './bundling.ts';

test('a package begins with the records that its sources would plant', async () => {
  const entryPoints = ['src/server/seed/planted-before.ts'];
  const { outputFiles } = await build({ ...bundling, entryPoints, splitting: false, outdir: 'dist', write: false });
  const { text } = outputFiles[0]!;
  const { planted_before } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const planted = await templateOf(await seedStateOf(usual_state), String(usual_seed));
  expect(Buffer.compare(brotliDecompressSync(planted_before), planted)).toBe(0);
});
