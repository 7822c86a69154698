import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { documentIn } from '../src/choices/document/document-in.ts';
import { loadChoices } from '../src/choices/load.ts';
import { controlDocument } from '../src/contract/control-document.ts';
import { bundledDocument } from '../src/contract/document.ts';
import { publishedDocument } from '../src/contract/published.ts';
import { openapiCommand } from './openapi.ts';

async function printed(...words: string[]): Promise<string> {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await openapiCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
      .parseAsync(words, { from: 'user' });
    return said.mock.calls.map(([chunk]) => String(chunk)).join('');
  } finally {
    said.mockRestore();
  }
}

test('the document of the control interface is printed when it is asked for, as JSON or YAML', async () => {
  expect(JSON.parse(await printed('--control'))).toEqual(controlDocument());
  expect(JSON.parse(await printed('--control', '--json'))).toEqual(controlDocument());
  expect(parse(await printed('--control', '--yaml'))).toEqual(controlDocument());
});

test('the document is printed in the form that strangers take, or as the kit has it', async () => {
  expect(JSON.parse(await printed())).toEqual(publishedDocument(bundledDocument()));
  expect(parse(await printed('--yaml'))).toEqual(publishedDocument(bundledDocument()));
  expect(JSON.parse(await printed('--internal'))).toEqual(bundledDocument());
});

test('choices give the document of an implementation that makes them, as JSON or YAML', async () => {
  const file = 'fixtures/choices/unlike.yaml';
  const document = documentIn(loadChoices(file));
  expect(document).not.toEqual(bundledDocument());
  expect(JSON.parse(await printed('--choices', file))).toEqual(publishedDocument(document));
  expect(JSON.parse(await printed('--choices', file, '--internal'))).toEqual(document);
  expect(await printed('--yaml', '--choices', file)).toMatch(/^openapi: 3\.1\.[\s\S]*X-Acme-Signature/);
  expect(JSON.parse(await printed('--choices', 'fixtures/choices/reference.yaml', '--internal'))).toEqual(
    bundledDocument(),
  );
});

test('tools that know OpenAPI 3.0 alone get a document of that version, in a dialect too', async () => {
  expect(JSON.parse(await printed('--as', '3.0'))).toMatchObject({ openapi: '3.0.4' });
  expect(await printed('--as', '3.0', '--choices', 'fixtures/choices/unlike.yaml')).toContain('X-Acme-Signature');
  await expect(printed('--as', '2.0')).rejects.toThrow(/Allowed choices are 3\.0/);
});

test('choices that there are none of, or that are none of the document printed, are refused', async () => {
  await expect(printed('--choices', 'fixtures/choices/none.yaml')).rejects.toThrow(/none\.yaml/);
  await expect(printed('--control', '--choices', 'x.yaml')).rejects.toThrow(/cannot be used with option/);
});

test('a schema of the kit is no document', async () => {
  await expect(printed('--control', '--schema', 'choices')).rejects.toThrow(/cannot be used with option/);
});

test.each([
  ['target', 'Target file of model-run-kit'],
  ['choices', 'Choices document'],
  ['seed-state', 'Seed state of model-run-kit'],
  ['report', 'Report of a conformance run'],
  ['known-failures', 'Known failures of model-run-kit'],
])('the schema of %s is printed', async (name, title) => {
  expect(JSON.parse(await printed('--schema', name)).title).toBe(title);
});
