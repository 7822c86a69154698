import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { deletionRepeated } from './repeat.ts';

const live = { id: 'a1' };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00.000Z', deleted_by: 'u1' };
const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
const history = (again: number, first: object | undefined, last: object | undefined) => [
  read('before', live),
  answered('delete', 'deleteAsset', 204),
  read('first', first),
  answered('again/1', 'deleteAsset', again),
  read('last', last),
];

it.each([
  ['the same marks', history(204, marked, marked), 'satisfied'],
  [
    'the same instant, written otherwise',
    history(200, marked, { ...marked, deleted_at: '2026-01-05T09:30:00+00:00' }),
    'satisfied',
  ],
  ['a 404 for the second', history(404, undefined, undefined), 'satisfied'],
  ['a later time', history(204, marked, { ...marked, deleted_at: '2026-01-05T09:31:00Z' }), ['deleted-at-moved']],
  ['another deleter', history(204, marked, { ...marked, deleted_by: 'u2' }), ['deleted-by-changed']],
  ['live again', history(204, marked, live), ['live-again']],
  ['live again after a refusal', history(404, undefined, live), ['live-again']],
  ['never deleted', history(204, live, live), ['still-live']],
  ['an error on the way', history(500, marked, marked), 'stopped'],
] as const)('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(deletionRepeated, written(exchanges, { case: { again: ['owner'] } }))).toEqual(outcome);
});

it('holds a target to what it declares of a second delete', () => {
  const facts = { choices: { deletion: { second: 'not_found' as const } } };
  expect(outcomeOf(deletionRepeated, written(history(204, marked, marked), { facts }))).toEqual(['not-as-declared']);
  expect(outcomeOf(deletionRepeated, written(history(404, marked, marked), { facts }))).toBe('satisfied');
});
