import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { assetMarked } from './asset-marked.ts';

const live = { id: 'a1', deleted_at: null, deleted_by: null };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00Z', deleted_by: 'u1' };
const before = answered('before', 'getAsset', 200, live);
const deletion = answered('delete', 'deleteAsset', 204);
const shown = { choices: { deletion: { read: 'shown' as const } } };
const not_found = { choices: { deletion: { read: 'not_found' as const } } };

it.each([
  ['marked', [before, deletion, answered('after', 'getAsset', 200, marked)], {}, 'satisfied'],
  ['refused with 404', [before, deletion, answered('after', 'getAsset', 404)], {}, 'satisfied'],
  ['refused with 410', [before, deletion, answered('after', 'getAsset', 410, 'gone')], {}, 'satisfied'],
  ['live', [before, deletion, answered('after', 'getAsset', 200, live)], {}, ['still-live']],
  [
    'shown without the fields',
    [before, deletion, answered('after', 'getAsset', 200, { id: 'a1' })],
    {},
    ['still-live'],
  ],
  [
    'without deleted_by',
    [before, deletion, answered('after', 'getAsset', 200, { ...marked, deleted_by: null })],
    {},
    ['no-deleted-by'],
  ],
  [
    'refused, against the declaration',
    [before, deletion, answered('after', 'getAsset', 404)],
    shown,
    ['not-as-declared'],
  ],
  [
    'shown, against the declaration',
    [before, deletion, answered('after', 'getAsset', 200, marked)],
    not_found,
    ['not-as-declared'],
  ],
  ['an error of the server', [before, deletion, answered('after', 'getAsset', 500)], {}, 'stopped'],
  [
    'not there before',
    [answered('before', 'getAsset', 404), deletion, answered('after', 'getAsset', 404)],
    {},
    'stopped',
  ],
  [
    'not deletable',
    [before, answered('delete', 'deleteAsset', 403), answered('after', 'getAsset', 200, live)],
    {},
    'stopped',
  ],
] as const)('%s', (_, exchanges, facts, outcome) => {
  expect(outcomeOf(assetMarked, written(exchanges, { facts }))).toEqual(outcome);
});
