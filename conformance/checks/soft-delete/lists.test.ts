import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { deletedInLists } from './lists.ts';

const live = { id: 'a1', deleted_at: null };
const other = { id: 'a2' };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00Z', deleted_by: 'u1' };
const page = (step: string, items: object[]) => answered(step, 'listAssets', 200, { items, next: null });
const deletion = answered('delete/1', 'deleteAsset', 204);
const before = page('before/1', [live, other]);
const left_out = { choices: { deletion: { in_lists: 'left_out' as const } } };

it.each([
  ['left out', [before, deletion, page('after/1', [other])], {}, 'satisfied'],
  ['shown with its mark', [before, deletion, page('after/1', [marked, other])], {}, 'satisfied'],
  ['shown live', [before, deletion, page('after/1', [other, live])], {}, ['listed-live']],
  ['shown without the field', [before, deletion, page('after/1', [{ id: 'A1' }])], {}, ['listed-live']],
  ['marked, against the declaration', [before, deletion, page('after/1', [marked])], left_out, ['not-as-declared']],
  ['never listed', [page('before/1', [other]), deletion, page('after/1', [other])], {}, 'stopped'],
  ['not deletable', [before, answered('delete/1', 'deleteAsset', 403), page('after/1', [live])], {}, 'stopped'],
  ['unreadable afterwards', [before, deletion, answered('after/1', 'listAssets', 400)], {}, 'stopped'],
] as const)('%s', (_, exchanges, facts, outcome) => {
  const input = { items: 2, gone: [0], page_size: 4, way: 'plain' };
  const evidence = written(exchanges, { case: input, notes: { deleted: ['a1'] }, facts });
  expect(outcomeOf(deletedInLists, evidence)).toEqual(outcome);
});

it.each([
  ['left_out', [page('after/1', [other])]],
  ['shown', [page('after/1', [marked, other])]],
  [undefined, [answered('after/1', 'listAssets', 200, { items: [other], next: 'http://target.example/2' })]],
])('observes %s, and nothing of a walk that was given up', (value, after) => {
  const input = { items: 2, gone: [0], page_size: 4, way: 'plain' };
  const evidence = written([before, deletion, ...after], { case: input, notes: { deleted: ['a1'] } });
  const observed = value === undefined ? [] : [{ choice: 'deletion.in_lists', operation: 'listAssets', value }];
  expect(deletedInLists.observe!(evidence as never)).toEqual(observed);
});
