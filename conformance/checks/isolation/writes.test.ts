import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { isolatedWrites } from './writes.ts';

const live = { id: 'a1' };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00Z', deleted_by: 'u1' };
const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
const history = (attempt: number, kept: object | undefined, own: number, after: object | undefined) => [
  read('before', live),
  answered('attempt', 'deleteAsset', attempt, undefined, { principal: 'outsider' }),
  read('kept', kept),
  answered('delete', 'deleteAsset', own, undefined, { principal: 'outsider' }),
  read('after', after),
];
const tombstone = (status: number, body?: object) =>
  answered('tombstone', 'getAsset', status, body, { path: { id: 'b1' } });
const byHeader = answered('by-header', 'deleteAsset', 204, undefined, { principal: 'outsider', organization: 'o1' });

it.each([
  ['refused, without effect', history(404, live, 204, undefined), 'satisfied'],
  ['answered, without effect', history(204, live, 204, marked), 'satisfied'],
  ['with effect', history(204, marked, 204, marked), ['foreign-deleted']],
  ['refused, with effect', history(404, undefined, 204, marked), ['foreign-deleted']],
  [
    'without effect, and what is deleted refused to others',
    [...history(404, live, 204, marked), tombstone(404)],
    'satisfied',
  ],
  ['by the header', [...history(404, undefined, 204, marked), byHeader], ['foreign-deleted']],
  [
    'without effect, and what is deleted shown to others',
    [...history(404, live, 204, marked), tombstone(200, { ...marked, id: 'B1' })],
    ['deleted-read'],
  ],
  [
    'without effect, and an own one shown for what is deleted',
    [...history(404, live, 204, marked), tombstone(200, live)],
    'satisfied',
  ],
  ['from one who can delete nothing', history(404, live, 403, live), 'stopped'],
  ['where nothing is ever deleted', history(404, live, 204, live), ['still-live']],
] as const)('a delete from outside: %s', (_, exchanges, outcome) => {
  expect(outcomeOf(isolatedWrites, written(exchanges, { case: { record: 'asset' } }))).toEqual(outcome);
});
