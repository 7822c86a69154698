import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { liveUnmarked } from './live-unmarked.ts';

const live = { id: 'a1', deleted_at: null, deleted_by: null };
const marked = { ...live, deleted_at: '0001-01-01T00:00:00Z' };
const foreign = { id: 'b1', deleted_at: '2026-01-01T00:00:00Z' };
const read = (body: object) => answered('read', 'getAsset', 200, body);
const page = (items: object[]) => answered('walk/1', 'listAssets', 200, { items, next: null });

it.each([
  ['unmarked', [read(live), page([live, foreign])], 'satisfied'],
  ['without the fields', [read({ id: 'a1' }), page([{ id: 'a1' }])], 'satisfied'],
  ['marked on the read', [read(marked), page([live])], ['live-marked']],
  ['marked in the list', [read(live), page([{ ...live, deleted_by: 'nobody' }])], ['live-marked']],
  ['not shown at all', [answered('read', 'getAsset', 404), page([foreign])], 'stopped'],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(liveUnmarked, written(exchanges, { notes: { data: { assets: [{ id: 'a1' }] } } }))).toEqual(outcome);
});
