import { expect, it } from 'vitest';
import { maskForeign } from './foreign-records.ts';

const own = new Set(['own']);

it.each([
  ['an own record', { id: '1', org_id: 'OWN', name: 'mine' }, { id: '1', org_id: 'OWN', name: 'mine' }],
  [
    'a foreign one in a page',
    { items: [{ id: '1', org_id: 'other', name: 'theirs', size_bytes: 1, created_by_user: { email: 'a@b.test' } }] },
    {
      items: [
        { id: '1', org_id: 'other', name: '***', size_bytes: 1, created_by_user: { email: 'masked@example.invalid' } },
      ],
    },
  ],
  ['one in a body', { body: '{"org_id":"other","name":"theirs"}' }, { body: '{"org_id":"other","name":"***"}' }],
  ["a body of one's own", { body: '{ "org_id": "own" }' }, { body: '{ "org_id": "own" }' }],
  ['what is no JSON', { body: '{"org_id": nothing' }, { body: '{"org_id": nothing' }],
])('%s', (_, value, want) => {
  expect(maskForeign(value, own)).toEqual(want);
});

it('where the target file names no organization, nothing is foreign', () => {
  const record = { org_id: 'other', name: 'theirs' };
  expect(maskForeign(record, new Set())).toBe(record);
});
