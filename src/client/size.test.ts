import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it.each([
  ['client', 'client.ts', 16_000],
  ['verification of deliveries', 'webhooks.ts', 6_500],
])('the %s takes little of a page, and nothing of packages and of Node.js', async (_, file, most_bytes) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [`src/client/${file}`],
    ...{
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
      metafile: true,
    },
  });
  expect(outputFiles[0]!.contents.byteLength).toBeLessThanOrEqual(most_bytes);
  const files = Object.keys(metafile.inputs);
  expect(files.filter((input) => input.includes('node_modules'))).toEqual([]);
  // Globals of Node.js, which a bundler passes over.
  const globals = files.filter((input) => /\b(?:Buffer|process)\./.test(readFileSync(input, 'utf8')));
  expect(globals).toEqual([]);
});
