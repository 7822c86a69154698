import { expect, test } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { smallDocument } from './small-document.ts';
import { typesSource, withOwnRequired } from './types.ts';

const part = { $ref: '#/components/schemas/ThingFields' };
const table: [string, { given: Schema; want: Schema }][] = [
  [
    'a branch of names alone moves up',
    { given: { allOf: [part, { required: ['a'] }] }, want: { allOf: [part], required: ['a'] } },
  ],
  [
    'names that stand there already stay',
    { given: { allOf: [{ required: ['b'] }, part], required: ['a'] }, want: { allOf: [part], required: ['a', 'b'] } },
  ],
  [
    'a branch that says more stays',
    { given: { allOf: [{ type: 'object', required: ['a'] }] }, want: { allOf: [{ type: 'object', required: ['a'] }] } },
  ],
  ['a schema without branches stays', { given: { type: 'string' }, want: { type: 'string' } }],
  ['true stays', { given: true, want: true }],
];

test.each(table)('%s', (_, { given, want }) => {
  expect(withOwnRequired(given)).toEqual(want);
});

test('a record requires its fields, and the document is left as it was', async () => {
  const before = JSON.stringify(smallDocument);
  const source = await typesSource(smallDocument);
  expect(source).toContain('Thing: WithRequired<components["schemas"]["ThingFields"], "id" | "cost">;');
  expect(JSON.stringify(smallDocument)).toBe(before);
});
