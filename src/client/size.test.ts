import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it.each([
  ['client', 'client.ts', 16 * 1_024, ['openapi-fetch']],
  ['verification of deliveries', 'webhooks.ts', 6_500, []],
])('the %s takes little of a page, and nothing of Node.js', async (_, file, most_bytes, packages) => {
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
  const named = Object.keys(metafile.inputs).flatMap((input) => /node_modules\/([^/]+)/.exec(input)?.[1] ?? []);
  expect([...new Set(named)]).toEqual(packages);
  // Of packages, openapi-fetch asks whether there is a `process`.
  const own = Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules'));
  // Globals of Node.js, which a bundler passes over.
  const globals = own.filter((input) => /\b(?:Buffer|process)\./.test(readFileSync(input, 'utf8')));
  expect(globals).toEqual([]);
});
