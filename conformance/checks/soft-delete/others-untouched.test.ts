import { expect, it } from 'vitest';
import type { Caller } from '../../models/callers.ts';
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
const notes = { given: ['a1', 'a2'], others: ['a2'] };
const by = (caller: Caller) => ({ case: { record: 'asset' as const, by: caller }, notes });

it.each([
  ['as it was', history(other, [other]), 'satisfied'],
  [
    'signed anew and processed',
    history({ ...other, url: 'http://x/1?s=2', updated_at: '2026-01-06T00:00:00Z' }, [other]),
    'satisfied',
  ],
  ['gone', history(undefined, [other]), ['other-gone']],
  ['marked', history(marked, [other]), ['other-marked']],
  ['renamed', history({ ...other, name: 'o2' }, [other]), ['other-changed']],
  ['no longer listed', history(other, []), ['other-unlisted']],
  ['listed as deleted', history(other, [marked]), ['other-listed-marked']],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(othersUntouched, written(exchanges, by('owner')))).toEqual(outcome);
});

it('finds two sessions with one asset', () => {
  const exchanges = [answered('delete', 'deleteAsset', 204), page('list-before/1', []), page('list-after/1', [])];
  expect(
    outcomeOf(othersUntouched, written(exchanges, { ...by('owner'), notes: { given: ['a1', 'a1'], others: [] } })),
  ).toEqual(['id-of-two-assets']);
});

it.each([
  ['kept', history(other, [other]), 'satisfied'],
  ['gone', history(undefined, [other]), ['other-gone']],
] as const)('what a user uploaded is %s ten minutes behind a deletion', (_, exchanges, outcome) => {
  const evidence = written(exchanges, by('human'));
  expect(outcomeOf(othersUntouched, evidence)).toEqual(outcome);
});

it('says nothing of a token that has expired meanwhile', () => {
  const exchanges = [...history(other, [other]).slice(0, 3), answered('after/1', 'getAsset', 401)];
  const evidence = written(exchanges, by('human'));
  expect(outcomeOf(othersUntouched, evidence)).toBe('stopped');
});

it('says nothing of users who may not delete what they uploaded', () => {
  const [before, list, , ...after] = history(other, [other]);
  const exchanges = [before!, list!, answered('delete', 'deleteAsset', 403), ...after];
  const evidence = written(exchanges, by('human'));
  expect(outcomeOf(othersUntouched, evidence)).toBe('stopped');
});

const folder = { id: 'f2', name: 'x' };
const readFolder = (step: string, body?: object) => answered(step, 'getAssetFolder', body ? 200 : 404, body);
const marked_folder = { ...folder, deleted_at: '2026-01-05T09:30:00Z' };
const removal = (status: number) => answered('delete', 'deleteAssetFolder', status);

it.each([
  ['as it was', [readFolder('before/1', folder), removal(204), readFolder('after/1', folder)], 'satisfied'],
  ['gone', [readFolder('before/1', folder), removal(204), readFolder('after/1')], ['other-gone']],
  ['marked', [readFolder('before/1', folder), removal(204), readFolder('after/1', marked_folder)], ['other-marked']],
  [
    'renamed',
    [readFolder('before/1', folder), removal(204), readFolder('after/1', { ...folder, name: 'y' })],
    ['other-changed'],
  ],
  ['never there', [readFolder('before/1'), removal(204), readFolder('after/1')], 'stopped'],
  ['not deletable', [readFolder('before/1', folder), removal(403), readFolder('after/1', folder)], 'stopped'],
] as const)('another folder is %s', (_, exchanges, outcome) => {
  for (const caller of ['owner', 'human'] as const) {
    const evidence = written(exchanges, {
      case: { record: 'folder', by: caller },
      notes: { given: ['f1', 'f2'], others: ['f2'] },
    });
    expect(outcomeOf(othersUntouched, evidence)).toEqual(outcome);
  }
});
