import { expect, test } from 'vitest';
import { documentOf, documentWith, messagesOf } from './lint-inline.ts';

const security = [{ bearerAuth: [] }];
const refused = { description: 'Refused.' };
const missing = (status: number) => `makeThing needs a token but does not document ${status}.`;

test.each([
  [{ security, responses: { 401: refused, 403: refused } }],
  [{ security: [], responses: {} }],
  [{ security: [{}, ...security], responses: {} }],
])('%j passes', async (operation) => {
  expect(await messagesOf('refusals-documented', documentOf(operation, { security }))).toEqual([]);
});

test.each([
  [{ security, responses: {} }, {}, [missing(401), missing(403)]],
  [{ security, responses: { 401: refused } }, {}, [missing(403)]],
  [{ responses: { 403: refused } }, { security }, [missing(401)]],
])('%j under %j is reported', async (operation, root, messages) => {
  expect(await messagesOf('refusals-documented', documentOf(operation, root))).toEqual(messages);
});

test('a receiver of events documents what it likes', async () => {
  const webhooks = { thingMade: { post: { operationId: 'thingMade', responses: {} } } };
  expect(await messagesOf('refusals-documented', documentWith({ security, webhooks }))).toEqual([]);
});
