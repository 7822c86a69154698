import { describe, expect, test } from 'vitest';
import { documentProblems } from '../../scripts/generate/problems.ts';
import { bundledDocument, bundledDocumentText, resolveReference, schemaName, valueAtReference } from './document.ts';
import { operationIds, operations, tags } from './operations.ts';
import { operationsOf } from './walk.ts';

const document = bundledDocument();

test('the bundle is one document in which every reference and link leads somewhere', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(JSON.parse(bundledDocumentText())).toEqual(document);
  expect(documentProblems(document)).toEqual([]);
});

test('operationIds are unique, and those under paths are the table', () => {
  const found = operationsOf(document);
  const ids = found.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const under_paths = found.filter(({ place }) => place === 'path').map(({ operation }) => operation.operationId);
  expect(operationIds).toEqual(under_paths);
});

test('every operation has one of the described tags', () => {
  const described = document.tags?.map(({ name }) => name);
  const used = new Set(operationsOf(document).map(({ operation }) => operation.tags?.join()));
  expect(described?.filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !described?.includes(name!))).toEqual([]);
  expect(described?.filter((name) => tags.includes(name as never))).toEqual(tags);
  for (const operation of Object.values(operations)) expect(tags).toContain(operation.tag);
});

describe('references', () => {
  const one = {
    ...document,
    components: { schemas: { 'a/b~c': { type: 'string' }, d: { $ref: '#/components/schemas/a~1b~0c' } } },
  };

  test('lead on to the value', () => {
    expect(resolveReference(one, { $ref: '#/components/schemas/d' })).toEqual({ type: 'string' });
  });
  test('that lead nowhere are refused by name', () => {
    expect(() => resolveReference(one, { $ref: '#/components/schemas/e' })).toThrow(
      /nothing at #\/components\/schemas\/e/,
    );
    expect(valueAtReference(one, 'other.yaml')).toBeUndefined();
    expect(valueAtReference(one, '#/components/schemas/constructor')).toBeUndefined();
  });
  test('to components tell their name', () => {
    expect(schemaName({ $ref: '#/components/schemas/Asset' })).toBe('Asset');
    expect(schemaName({ type: 'string' })).toBeUndefined();
    expect(schemaName(true)).toBeUndefined();
  });
});

test('names required fields beside `allOf`: in a branch of its own, generators overlook the list', () => {
  const schemas = Object.entries(bundledDocument().components.schemas);
  const branches = schemas.flatMap(([name, schema]) =>
    typeof schema === 'object'
      ? ((schema.allOf ?? []) as object[]).map((branch) => [name, Object.keys(branch).join()])
      : [],
  );
  expect(branches.filter(([, keys]) => keys === 'required')).toEqual([]);
});
