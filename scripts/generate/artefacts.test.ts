import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { controlDocument } from '../../src/contract/control-document.ts';
import { bundledDocument } from '../../src/contract/document.ts';
import { artefacts, controlArtefacts } from './artefacts.ts';
import { smallDocument } from './small-document.ts';

test('equal documents give equal texts', async () => {
  expect(await artefacts(structuredClone(smallDocument))).toEqual(await artefacts(smallDocument));
});

test('every text that may hold a comment is headed', async () => {
  const texts = [...(await artefacts(smallDocument)), ...(await controlArtefacts(smallDocument))];
  for (const [file, text] of texts) {
    if (!file.endsWith('.json')) expect(text, file).toMatch(/^\/\/ generated from openapi\//);
  }
});

test('what is committed comes from the committed bundles', async () => {
  const texts = [...(await artefacts(bundledDocument())), ...(await controlArtefacts(controlDocument()))];
  for (const [file, text] of texts) {
    const committed = await readFile(new URL(`../../src/generated/${file}`, import.meta.url), 'utf8');
    // Not toEqual: a difference of a megabyte helps nobody.
    expect(committed === text, `${file} is stale: run npm run generate`).toBe(true);
  }
});
