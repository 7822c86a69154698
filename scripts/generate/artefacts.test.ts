import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { controlDocument } from '../../src/contract/control-document.ts';
import { bundledDocument } from '../../src/contract/document.ts';
import { artefacts, choicesArtefacts, controlArtefacts } from './artefacts.ts';
import { smallDocument } from './small-document.ts';

test('equal documents give equal texts', async () => {
  expect(await artefacts(structuredClone(smallDocument))).toEqual(await artefacts(smallDocument));
});

test('every text that may hold a comment is headed', async () => {
  const texts = [...(await artefacts(smallDocument)), ...(await controlArtefacts(smallDocument))];
  for (const [file, text] of texts) {
    if (!file.endsWith('.json')) expect(text, file).toMatch(/^\/\/ generated from openapi\//);
  }
  const { generated, fixtures } = await choicesArtefacts(bundledDocument());
  for (const [file, text] of [...generated, ...fixtures]) {
    if (!file.endsWith('.json'))
      expect(text, file).toMatch(/^(\/\/|# .*\n#\n#) [Gg]enerated from src\/choices\/catalog/);
  }
});

test('what is committed comes from the committed bundles', async () => {
  const { generated, fixtures } = await choicesArtefacts(bundledDocument());
  const sources = [
    ...(await artefacts(bundledDocument())),
    ...(await controlArtefacts(controlDocument())),
    ...generated,
  ];
  const texts = [
    ...sources.map(([file, text]) => [`src/generated/${file}`, text] as const),
    ...[...fixtures].map(([file, text]) => [`fixtures/choices/${file}`, text] as const),
  ];
  for (const [file, text] of texts) {
    const committed = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    // Not toEqual: a difference of a megabyte helps nobody.
    expect(committed === text, `${file} is stale: run npm run generate`).toBe(true);
  }
});
