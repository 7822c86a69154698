import { expect, test } from 'vitest';
import { documentOf, documentOfSchema, documentWith, messagesOf } from './lint-inline.ts';

const open = { type: 'object', properties: { id: { type: 'string' } } };
const closed = { ...open, additionalProperties: false };
const content = (schema: object) => ({ 'application/json': { schema } });
const answering = (schema: object) =>
  documentOf({ responses: { 200: { description: 'Done.', content: content(schema) } } });

test('an open answer passes', async () => {
  expect(await messagesOf('response-objects-open', answering(open))).toEqual([]);
});

test.each([
  [closed],
  [{ ...open, unevaluatedProperties: false }],
  [{ allOf: [open, { properties: { deep: { type: 'array', items: closed } } }] }],
])('%j is reported', async (schema) => {
  const message = 'makeThing answers with an object that forbids further fields.';
  expect(await messagesOf('response-objects-open', answering(schema))).toEqual([message]);
});

test('a request may be closed, but not what the service itself sends', async () => {
  expect(await messagesOf('response-objects-open', documentOfSchema(closed))).toEqual([]);
  const post = { operationId: 'thingMade', requestBody: { content: content(closed) } };
  expect(await messagesOf('response-objects-open', documentWith({ webhooks: { thingMade: { post } } }))).toEqual([
    'thingMade answers with an object that forbids further fields.',
  ]);
});
