import { expect, test } from 'vitest';
import { documentOf, messagesOf } from './lint-inline.ts';

const asking = (media: object) => documentOf({ requestBody: { content: { 'application/json': media } } });
const answering = (media: object) =>
  documentOf({ responses: { 200: { description: 'Done.', content: { 'text/plain': media } } } });

test.each([asking, answering])('a named example passes', async (documentFor) => {
  expect(await messagesOf('bodies-exemplified', documentFor({ examples: { plain: { value: 1 } } }))).toEqual([]);
});

test.each([
  [{}, 'A body needs a named example.'],
  [{ example: 1 }, 'A body needs a named example.'],
  [{ examples: {} }, 'A body needs a named example.'],
  [{ examples: { 'a name': { value: 1 } } }, 'The name of the example a name is not in camelCase.'],
])('%j is reported', async (media, message) => {
  expect(await messagesOf('bodies-exemplified', asking(media))).toEqual([message]);
  expect(await messagesOf('bodies-exemplified', answering(media))).toEqual([message]);
});
