import { expect, test } from 'vitest';
import { documentOf, messagesOf } from './lint-inline.ts';

const links = { readThing: { operationId: 'readThing' } };
const answering = (status: number, response: object) =>
  documentOf({ responses: { [status]: { description: 'Made.', ...response } } });

test.each([
  [201, { links }],
  [202, { links }],
  [200, {}],
])('%i %j passes', async (status, response) => {
  expect(await messagesOf('creates-linked', answering(status, response))).toEqual([]);
});

test('a link is found behind a reference', async () => {
  const responses = { 201: { $ref: '#/components/responses/Made' } };
  const document = documentOf({ responses }, { components: { responses: { Made: { description: 'Made.', links } } } });
  expect(await messagesOf('creates-linked', document)).toEqual([]);
});

test.each([
  [201, {}],
  [202, { links: {} }],
])('%i %j is reported', async (status, response) => {
  const message = `makeThing answers ${status} without links.`;
  expect(await messagesOf('creates-linked', answering(status, response))).toEqual([message]);
});

test('operations that are excepted need none', async () => {
  const options = { except: ['makeThing'] };
  expect(await messagesOf('creates-linked', answering(201, {}), options)).toEqual([]);
  expect(await messagesOf('creates-linked', answering(201, {}), { except: ['makeOther'] })).toHaveLength(1);
});
