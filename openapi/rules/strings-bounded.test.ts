import { expect, test } from 'vitest';
import { documentOfSchema, messagesOf } from './lint-inline.ts';

const good = [
  { type: 'string', maxLength: 10 },
  { type: 'string', enum: ['a'] },
  { type: 'string', const: 'a' },
  { type: ['string', 'null'], format: 'uuid' },
  { type: 'boolean' },
];

const unbounded = 'A string needs maxLength, enum, const or a format of bounded length.';

const bad: [schema: Record<string, unknown>, message: string][] = [
  [{ type: 'string' }, unbounded],
  [{ type: ['string', 'null'] }, unbounded],
  [{ type: 'string', pattern: '^a+$' }, unbounded],
  [{ type: 'string', format: 'uri' }, unbounded],
  [{ type: 'object', properties: { deep: { anyOf: [{ type: 'string' }, { type: 'null' }] } } }, unbounded],
];

test.each(good)('%j passes', async (schema) => {
  expect(await messagesOf('strings-bounded', documentOfSchema(schema))).toEqual([]);
});

test.each(bad)('%j is reported', async (schema, message) => {
  expect(await messagesOf('strings-bounded', documentOfSchema(schema))).toEqual([message]);
});
