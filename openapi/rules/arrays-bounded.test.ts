import { expect, test } from 'vitest';
import { documentOfSchema, messagesOf } from './lint-inline.ts';

const good = [{ type: 'array', items: {}, maxItems: 0 }];

const bad: [schema: Record<string, unknown>, message: string][] = [
  [{ type: 'array', items: {} }, 'An array needs maxItems.'],
  [{ type: ['array', 'null'], maxItems: 3 }, 'An array needs items.'],
];

test.each(good)('%j passes', async (schema) => {
  expect(await messagesOf('arrays-bounded', documentOfSchema(schema))).toEqual([]);
});

test.each(bad)('%j is reported', async (schema, message) => {
  expect(await messagesOf('arrays-bounded', documentOfSchema(schema))).toEqual([message]);
});
