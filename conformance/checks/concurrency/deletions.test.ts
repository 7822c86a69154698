import { expect, it } from 'vitest';
import { roundsOf } from '../../acts/simultaneous.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { deletionsAtOnce } from './deletions.ts';

const live = { id: 'a1' };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00.000Z', deleted_by: 'u1' };
const later = { ...marked, deleted_at: '2026-01-05T09:30:01.000Z' };

const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
const deleted = (step: string, status: number) => answered(step, 'deleteAsset', status);

interface Told {
  statuses?: readonly [number, number];
  reads: readonly [object | undefined, object | undefined, object | undefined];
  before?: object;
}

function outcome({ statuses = [204, 204], reads, before = live }: Told) {
  const exchanges = roundsOf().flatMap((round) => [
    read(`before/${round}`, before),
    deleted(`delete-${round}/1`, statuses[0]),
    read(`read-${round}/1`, reads[0]),
    deleted(`delete-${round}/2`, statuses[1]),
    read(`read-${round}/2`, reads[1]),
    read(`read-${round}/last`, reads[2]),
  ]);
  return outcomeOf(deletionsAtOnce, written(exchanges, { case: { by: ['owner', 'human'] } }));
}

it('permits one deletion, however it is shown and answered', () => {
  const plus = { ...marked, deleted_at: '2026-01-05T09:30:00+00:00', deleted_by: 'U1' };
  expect(outcome({ reads: [marked, plus, marked] })).toBe('satisfied');
  expect(outcome({ reads: [undefined, undefined, undefined] })).toBe('satisfied');
  expect(outcome({ statuses: [204, 404], reads: [marked, marked, marked] })).toBe('satisfied');
});

it('finds a second deletion, and an asset that comes back', () => {
  expect(outcome({ reads: [marked, marked, later] })).toEqual(['deleted-twice']);
  expect(outcome({ reads: [marked, { ...marked, deleted_by: 'u2' }, marked] })).toEqual(['deleted-twice']);
  expect(outcome({ reads: [marked, marked, live] })).toEqual(['live-again']);
});

it('proves nothing where nobody could delete, or the asset was never there', () => {
  expect(outcome({ statuses: [409, 409], reads: [live, live, live] })).toBe('stopped');
  expect(outcome({ before: marked, reads: [marked, marked, marked] })).toBe('stopped');
});
