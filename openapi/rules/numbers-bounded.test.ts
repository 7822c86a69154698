import { expect, test } from 'vitest';
import { documentOfSchema, messagesOf } from './lint-inline.ts';

const good = [
  { type: 'integer', minimum: 0, maximum: 1 },
  { type: ['number', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 1 },
  { type: 'integer', enum: [1, 2] },
  { const: 1, type: 'number' },
];

const bad: [schema: Record<string, unknown>, message: string][] = [
  [{ type: 'integer', maximum: 1 }, 'A number needs minimum or exclusiveMinimum.'],
  [{ type: 'number', minimum: 0 }, 'A number needs maximum or exclusiveMaximum.'],
];

test.each(good)('%j passes', async (schema) => {
  expect(await messagesOf('numbers-bounded', documentOfSchema(schema))).toEqual([]);
});

test.each(bad)('%j is reported', async (schema, message) => {
  expect(await messagesOf('numbers-bounded', documentOfSchema(schema))).toEqual([message]);
});
