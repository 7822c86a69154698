import { expect, test } from 'vitest';
import { documentOf, documentWith, messagesOf } from './lint-inline.ts';

const refused = { description: 'Refused.' };
const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } };
const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const statuses = (...all: number[]) => Object.fromEntries(all.map((status) => [status, refused]));
const missing = (status: number) => `makeThing can refuse with ${status} but does not document it.`;

test.each([
  [{ responses: statuses(422, 429) }],
  [{ requestBody, responses: statuses(400, 413, 415, 422, 429) }],
  [{ parameters, responses: statuses(404, 422, 429) }],
  [{ parameters: [{ name: 'limit', in: 'query' }], responses: statuses(422, 429) }],
])('%j passes', async (operation) => {
  expect(await messagesOf('refusals-by-request', documentOf(operation))).toEqual([]);
});

test.each([
  [{ responses: {} }, [missing(422), missing(429)]],
  [{ requestBody, responses: statuses(413, 422, 429) }, [missing(400), missing(415)]],
  [{ parameters, responses: statuses(422, 429) }, [missing(404)]],
])('%j is reported', async (operation, messages) => {
  expect(await messagesOf('refusals-by-request', documentOf(operation))).toEqual(messages);
});

test('a parameter of the path counts for its operations, one by reference too', async () => {
  const post = { operationId: 'makeThing', responses: statuses(422, 429) };
  const item = { parameters: [{ $ref: '#/components/parameters/Id' }], post };
  const document = documentWith({ paths: { '/things/{id}': item }, components: { parameters: { Id: parameters[0] } } });
  expect(await messagesOf('refusals-by-request', document)).toEqual([missing(404)]);
});

test('a receiver of events documents what it likes', async () => {
  const webhooks = { thingMade: { post: { operationId: 'thingMade', requestBody, responses: {} } } };
  expect(await messagesOf('refusals-by-request', documentWith({ webhooks }))).toEqual([]);
});
