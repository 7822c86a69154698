import { expect, test } from 'vitest';
import { documentOf, messagesOf } from './lint-inline.ts';

const tags = [{ name: 'things', description: 'Things.' }, { name: 'bare' }];
const good = { tags: ['things'], summary: 'Make a thing', description: 'Makes a thing.' };

test('an operation that says what it is passes', async () => {
  expect(await messagesOf('operation-described', documentOf(good, { tags }))).toEqual([]);
});

test.each([
  [{ operationId: 'make-thing' }, 'make-thing needs an operationId in camelCase.'],
  [{ operationId: undefined }, 'post needs an operationId in camelCase.'],
  [{ tags: [] }, 'makeThing needs exactly one tag, not 0.'],
  [{ tags: ['things', 'things'] }, 'makeThing needs exactly one tag, not 2.'],
  [{ tags: ['bare'] }, 'makeThing has the tag bare, which is not described.'],
  [{ summary: undefined }, 'makeThing needs a summary of at most 80 characters, without a full stop.'],
  [{ summary: 'Make a thing.' }, 'makeThing needs a summary of at most 80 characters, without a full stop.'],
  [{ summary: 'Make '.repeat(17) }, 'makeThing needs a summary of at most 80 characters, without a full stop.'],
  [{ description: ' ' }, 'makeThing needs a description.'],
])('%j is reported', async (change, message) => {
  expect(await messagesOf('operation-described', documentOf({ ...good, ...change }, { tags }))).toEqual([message]);
});
