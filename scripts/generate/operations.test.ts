import { describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { operationsSource, operationTable } from './operations.ts';
import { smallDocument } from './small-document.ts';

const table = operationTable(smallDocument);

test('only what stands under a path is in the table, in the order of the document', () => {
  expect(Object.keys(table)).toEqual(['listThings', 'makeThing', 'deleteThing', 'probe', 'readText']);
});

test('a list: default security, parameters by place, clauses of both, the record behind the page', () => {
  expect(table.listThings).toEqual({
    id: 'listThings',
    method: 'GET',
    path: '/things',
    tag: 'things',
    summary: 'List things',
    anonymous: false,
    scopes: [],
    path_parameters: [],
    query_parameters: ['limit'],
    success: {
      status: 200,
      kind: 'page',
      media_type: 'application/json',
      schema: 'ThingPage',
      record: 'Thing',
      fields: ['id', 'cost', 'made_at', 'owner', 'anything'],
      nullable: ['made_at', 'owner', 'anything'],
    },
    errors: { 401: 'envelope' },
    clauses: ['pagination.envelope', 'pagination.bounds'],
  });
});

test('a create: scopes, its own parameter in place of the one of its path, request', () => {
  expect(table.makeThing).toMatchObject({
    scopes: ['things:write'],
    path_parameters: ['id'],
    request: { media_type: 'application/json', schema: 'ThingCreate' },
    success: { status: 201, kind: 'record', schema: 'Thing', record: 'Thing' },
    errors: { 422: 'validation' },
  });
});

test('the other kinds of success', () => {
  expect(table.deleteThing).toMatchObject({ success: { status: 204, kind: 'empty' } });
  expect(table.probe).toMatchObject({ anonymous: true, success: { kind: 'record', fields: [] } });
  expect(table.readText).toMatchObject({ success: { kind: 'text', media_type: 'text/markdown' } });
});

test('the source is plain data', async () => {
  const source = operationsSource(smallDocument).replaceAll(' as const', '');
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(module.table).toEqual(table);
  expect(module.tags).toEqual(['things', 'probes']);
  expect(module.events).toEqual({ webhook_events: ['thingMade'], callbacks: ['onThingDone'] });
});

test('a document without events says nothing of them', () => {
  const { '/probe': probe } = smallDocument.paths;
  expect(operationsSource({ ...smallDocument, paths: { '/probe': probe! }, webhooks: {} })).not.toContain('events');
});

describe('a document that the table cannot hold is refused by name:', () => {
  const changed = (change: (copy: OpenApiDocument) => void) => {
    const copy = structuredClone(smallDocument);
    change(copy);
    return () => operationTable(copy);
  };
  const inline = { content: { 'application/json': { schema: { type: 'object' } } } };

  test('two successes', () => {
    const broken = changed((copy) => {
      copy.paths['/probe']!.get!.responses['202'] = { description: 'Later.' };
    });
    expect(broken).toThrow('probe: exactly one 2xx response is needed');
  });
  test('a request without a component', () => {
    const broken = changed((copy) => {
      copy.paths['/things/{id}']!.post!.requestBody = inline;
    });
    expect(broken).toThrow('makeThing: the request body needs a component as schema');
  });
  test('a refusal in no envelope', () => {
    const broken = changed((copy) => {
      copy.paths['/things']!.get!.responses['404'] = { description: 'None.', ...inline };
    });
    expect(broken).toThrow('listThings: the response 404 must be an ErrorEnvelope or a ValidationErrorEnvelope');
  });
});
