import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bundledDocument } from '../../src/contract/document.ts';
import { artefacts } from './artefacts.ts';
import { smallDocument } from './small-document.ts';

test('equal documents give equal texts', async () => {
  expect(await artefacts(structuredClone(smallDocument))).toEqual(await artefacts(smallDocument));
});

test('every text that may hold a comment is headed', async () => {
  const texts = await artefacts(smallDocument);
  for (const [file, text] of texts) {
    if (!file.endsWith('.json')) expect(text, file).toMatch(/^\/\/ generated from openapi\//);
  }
});

test('what is committed comes from the committed bundle', async () => {
  for (const [file, text] of await artefacts(bundledDocument())) {
    const committed = await readFile(new URL(`../../src/generated/${file}`, import.meta.url), 'utf8');
    // Not toEqual: a difference of a megabyte helps nobody.
    expect(committed === text, `${file} is stale: run npm run generate`).toBe(true);
  }
});
