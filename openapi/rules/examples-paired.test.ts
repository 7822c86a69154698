import { expect, test } from 'vitest';
import { documentOf, messagesOf } from './lint-inline.ts';

const content = (...names: string[]) => ({
  'application/json': { examples: Object.fromEntries(names.map((name) => [name, { value: 1 }])) },
});
const response = (...names: string[]) => ({ description: 'An answer.', content: content(...names) });

test('pairs pass, whatever other errors are shown', async () => {
  const responses = { 200: response('small'), 409: response('stale'), 422: response('missingField') };
  const operation = { requestBody: { content: content('small', 'stale') }, responses };
  expect(await messagesOf('examples-paired', documentOf(operation))).toEqual([]);
});

test('a success without a body pairs with every request', async () => {
  const operation = { requestBody: { content: content('small') }, responses: { 204: { description: 'Done.' } } };
  expect(await messagesOf('examples-paired', documentOf(operation))).toEqual([]);
});

test('an operation without a body has nothing to pair', async () => {
  expect(await messagesOf('examples-paired', documentOf({ responses: { 200: response('small') } }))).toEqual([]);
});

test('whatever stands alone is reported', async () => {
  const operation = { requestBody: { content: content('small') }, responses: { 200: response('large') } };
  expect(await messagesOf('examples-paired', documentOf(operation))).toEqual([
    'makeThing answers 200 large, but no request has that name.',
    'makeThing is asked small, but no response has that name.',
  ]);
});
