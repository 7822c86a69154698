import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { marksTheDeleter } from './marks-the-deleter.ts';

const made = { id: 'a1', created_at: '2026-01-05T09:30:00.000Z' };
const marked = { ...made, deleted_at: '2026-01-05T09:30:01.000Z', deleted_by: 'U1' };
const history = (after: object | undefined, later = '2026-01-05T09:30:02.000Z') => [
  answered('me', 'getMe', 200, { id: 'u1' }, { principal: 'human' }),
  answered('before', 'getAsset', 200, made),
  answered('delete', 'deleteAsset', 204, undefined, { principal: 'human' }),
  answered('after', 'getAsset', after ? 200 : 404, after),
  answered('later', 'getAsset', 200, { id: 'a2', created_at: later }),
];

it.each([
  ['who and when', history(marked), 'satisfied'],
  ['refused, which tells nothing', history(undefined), 'satisfied'],
  ['a time cut to the second', history({ ...marked, deleted_at: '2026-01-05T09:29:59Z' }), 'satisfied'],
  ['a clock that stands still', history({ ...marked, deleted_at: made.created_at }, made.created_at), 'satisfied'],
  ['times without an offset', history({ ...marked, deleted_at: '2026-01-05T09:30:01' }), 'satisfied'],
  ['another user', history({ ...marked, deleted_by: 'u2' }), ['another-deleter']],
  ['before its creation', history({ ...marked, deleted_at: '2026-01-05T08:30:01Z' }), ['deleted-before-created']],
  ['in the future', history({ ...marked, deleted_at: '2026-01-05T11:30:01Z' }), ['deleted-in-the-future']],
  ['live', history(made), ['still-live']],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(marksTheDeleter, written(exchanges, { case: { reader: 'owner' } }))).toEqual(outcome);
});
