import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { othersUntouched } from './others-untouched.ts';

const other = { id: 'a2', name: 'o1', url: 'http://x/1?s=1', updated_at: '2026-01-05T09:30:00Z' };
const marked = { ...other, deleted_at: '2026-01-05T09:31:00Z', deleted_by: 'u1' };
const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
const page = (step: string, items: object[]) => answered(step, 'listAssets', 200, { items, next: null });
const history = (after: object | undefined, listed: object[]) => [
  read('before/1', other),
  page('list-before/1', [other]),
  answered('delete', 'deleteAsset', 204),
  read('after/1', after),
  page('list-after/1', listed),
];
const two = { assets: [{ id: 'a1' }, { id: 'a2' }] };
const one = { assets: [{ id: 'a1' }, { id: 'a1' }] };

it.each([
  ['as it was', history(other, [other]), two, 'satisfied'],
  [
    'signed anew and processed',
    history({ ...other, url: 'http://x/1?s=2', updated_at: '2026-01-06T00:00:00Z' }, [other]),
    two,
    'satisfied',
  ],
  ['gone', history(undefined, [other]), two, ['other-gone']],
  ['marked', history(marked, [other]), two, ['other-marked']],
  ['renamed', history({ ...other, name: 'o2' }, [other]), two, ['other-changed']],
  ['no longer listed', history(other, []), two, ['other-unlisted']],
  ['listed as deleted', history(other, [marked]), two, ['other-listed-marked']],
] as const)('%s', (_, exchanges, data, outcome) => {
  expect(outcomeOf(othersUntouched, written(exchanges, { case: {}, notes: { others: ['a2'], data } }))).toEqual(
    outcome,
  );
});

it('finds two sessions with one asset', () => {
  const exchanges = [answered('delete', 'deleteAsset', 204), page('list-before/1', []), page('list-after/1', [])];
  expect(outcomeOf(othersUntouched, written(exchanges, { case: {}, notes: { others: [], data: one } }))).toEqual([
    'id-of-two-assets',
  ]);
});

it.each([
  ['kept', history(other, [other]), 'satisfied'],
  ['gone', history(undefined, [other]), ['other-gone']],
] as const)('what a user uploaded is %s ten minutes behind a deletion', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { by: 'human' as const }, notes: { others: ['a2'], data: two } });
  expect(outcomeOf(othersUntouched, evidence)).toEqual(outcome);
});

it('says nothing of a token that has expired meanwhile', () => {
  const exchanges = [...history(other, [other]).slice(0, 3), answered('after/1', 'getAsset', 401)];
  const evidence = written(exchanges, { case: { by: 'human' as const }, notes: { others: ['a2'], data: two } });
  expect(outcomeOf(othersUntouched, evidence)).toBe('stopped');
});

it('says nothing of users who may not delete what they uploaded', () => {
  const [before, list, , ...after] = history(other, [other]);
  const exchanges = [before!, list!, answered('delete', 'deleteAsset', 403), ...after];
  const evidence = written(exchanges, { case: { by: 'human' as const }, notes: { others: ['a2'], data: two } });
  expect(outcomeOf(othersUntouched, evidence)).toBe('stopped');
});
