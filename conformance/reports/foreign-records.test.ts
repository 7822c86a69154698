import fc from 'fast-check';
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
  [
    'one in a body that writes a letter as an escape',
    { body: '[{"\\u006frg_id":"other","name":"theirs"},{"org_id":"own"}]' },
    { body: '[{"org_id":"other","name":"***"},{"org_id":"own"}]' },
  ],
  ["a body of one's own", { body: '{ "org_id": "own" }' }, { body: '{ "org_id": "own" }' }],
  ['what is no JSON', { body: '{"org_id": nothing' }, { body: '{"org_id": nothing' }],
])('%s', (_, value, want) => {
  expect(maskForeign(value, own)).toEqual(want);
});

it('where the target file names no organization, nothing is foreign', () => {
  const record = { org_id: 'other', name: 'theirs' };
  expect(maskForeign(record, new Set())).toBe(record);
});

it('what is not looked at in each of its parts is what would stay as it is', () => {
  const foreign = { org_id: 'other', name: 'theirs' };
  const id = fc.oneof(
    { arbitrary: fc.constantFrom('own', 'OWN', null), weight: 4 },
    { arbitrary: fc.constantFrom('other', 'owner', 'not-own', 7), weight: 1 },
  );
  const record = fc.record({ org_id: id, name: fc.constantFrom('a', 'org_id') }, { requiredKeys: [] });
  /** As another server may write it: with spaces, or with letters as escapes. */
  const inText = fc
    .tuple(fc.array(record), fc.constantFrom(0, 1))
    .map(([list, space]) => JSON.stringify(list, null, space));
  const text = fc
    .tuple(inText, fc.constantFrom('o', 'w'))
    .map(([one, letter]) => one.replace(letter, `\\u00${letter.charCodeAt(0).toString(16)}`));
  const within = fc.oneof(
    inText,
    text,
    fc.array(inText, { maxLength: 2 }).map((list) => JSON.stringify(list)),
  );
  const value = fc.record({ json: fc.array(record), body: within, nested: fc.record({ record, body: within }) });
  fc.assert(
    fc.property(value, (one) => {
      const [looked_at] = maskForeign([one, foreign], own);
      expect(maskForeign(one, own)).toEqual(looked_at);
    }),
    { numRuns: 2000 },
  );
});

it('finds a foreign record among those of a page that were seen before, and on a page of them', () => {
  const mine = { org_id: 'own', name: 'mine' };
  const theirs = { org_id: 'other', name: 'theirs' };
  const body = (...items: object[]) => ({ body: JSON.stringify({ long: 'x'.repeat(600), items }), items });
  for (const items of [[mine], [mine, mine], [mine, theirs], [mine], [theirs]]) {
    const masked = items.map((one) => (one === theirs ? { ...theirs, name: '***' } : one));
    expect(maskForeign(body(...items), own)).toEqual(body(...masked));
    expect(maskForeign(body(...items), new Set(['own', 'other']))).toEqual(body(...items));
  }
});
