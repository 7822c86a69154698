import { expect, it } from 'vitest';
import { bundledDocumentText, type OpenApiDocument } from '../../src/contract/document.ts';
import { documentWith } from './examples.ts';
import { forSpecmatic } from './specmatic-document.ts';

const organization = '00000000-0000-4000-8000-000000000002';

it('each path parameter has an example of each name that the operation uses', () => {
  const document = JSON.parse(forSpecmatic(bundledDocumentText(), organization)) as OpenApiDocument;
  const { parameters } = document.paths['/v1/batches/{batch_id}/items']!.get!;
  const [batch] = (parameters ?? []).filter((parameter) => 'in' in parameter && parameter.in === 'path');
  const names = Object.keys(batch && 'examples' in batch ? (batch.examples ?? {}) : {});
  expect(names).toEqual(expect.arrayContaining(['batch', 'withRuns', 'projected']));
});

it('nothing but examples and where parameters stand is changed', () => {
  const [own, theirs] = [bundledDocumentText(), forSpecmatic(bundledDocumentText(), organization)].map(
    (text) => JSON.parse(text) as OpenApiDocument,
  );
  expect(theirs!.components.schemas).toEqual(own!.components.schemas);
  expect(Object.keys(theirs!.paths)).toEqual(Object.keys(own!.paths));
});

it('examples name the records of the server', () => {
  const examples = new Map([['5e8d2a40-7c13-4b96-8f0e-3a1d9c6b7e24', '00000000-0000-4000-8000-000000000001']]);
  const text = documentWith(examples, 'http://127.0.0.1:9999');
  expect(text).not.toContain('5e8d2a40-7c13-4b96-8f0e-3a1d9c6b7e24');
  expect(text).toContain('00000000-0000-4000-8000-000000000001');
  expect(text).toContain('http://127.0.0.1:9999');
});
