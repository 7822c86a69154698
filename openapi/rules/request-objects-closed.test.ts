import { expect, test } from 'vitest';
import { documentOf, documentOfSchema, documentWith, messagesOf } from './lint-inline.ts';

const message = 'makeThing takes an object that does not refuse unknown fields.';
const open = { type: 'object', properties: {} };
const closed = { ...open, additionalProperties: false };

test.each([
  [closed],
  [{ type: 'object', unevaluatedProperties: false, allOf: [open, { properties: { deep: closed } }] }],
  [{ type: 'array', items: { type: 'string' } }],
])('%j passes', async (schema) => {
  expect(await messagesOf('request-objects-closed', documentOfSchema(schema))).toEqual([]);
});

test.each([
  [open],
  [{ ...open, additionalProperties: true }],
  [{ ...closed, properties: { deep: { type: 'array', items: open } } }],
  [{ ...closed, properties: { deep: { anyOf: [open, { type: 'null' }] } } }],
])('%j is reported', async (schema) => {
  expect(await messagesOf('request-objects-closed', documentOfSchema(schema))).toEqual([message]);
});

test('a listed component may be open, if it says so', async () => {
  const body = { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Free' } } } } };
  const withFree = (schema: object) => documentOf(body, { components: { schemas: { Free: schema } } });
  const options = { open: ['Free'] };
  expect(
    await messagesOf('request-objects-closed', withFree({ ...open, additionalProperties: true }), options),
  ).toEqual([]);
  expect(await messagesOf('request-objects-closed', withFree(open), options)).toEqual([message]);
});

test('what the service itself sends is not a request', async () => {
  const post = { operationId: 'thingMade', requestBody: { content: { 'application/json': { schema: open } } } };
  expect(await messagesOf('request-objects-closed', documentWith({ webhooks: { thingMade: { post } } }))).toEqual([]);
  const callbacks = { done: { '{$request.body#/url}': { post } } };
  expect(await messagesOf('request-objects-closed', documentOf({ callbacks }))).toEqual([]);
});
