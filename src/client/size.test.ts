import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('the client takes at most 6 kB of a page, with openapi-fetch, and nothing of Node.js', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/client/client.ts'],
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
  expect(gzipSync(outputFiles[0]!.contents).byteLength).toBeLessThanOrEqual(6_000);
  const packages = Object.keys(metafile.inputs).flatMap((file) => /node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
  expect([...new Set(packages)]).toEqual(['openapi-fetch']);
});
