import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { oneClock } from './one-clock.ts';

const asset = (step: string, created_at?: string) => answered(step, 'getAsset', 200, { id: 'a1', created_at });
const before = asset('asset-before', '2026-01-05T10:00:00Z');
const after = asset('asset-after', '2026-01-05T10:05:00Z');
const folder = (created_at?: string) => answered('folder', 'getAssetFolder', 200, { id: 'f1', created_at });
const life = { 'life-succeeds': { name: 'succeeds', id: 'r1', ended: true } };
const run = (completed_at: string) => [
  answered('dispatch-succeeds', 'dispatchModelRun2', 202, { run_id: 'r1', status: 'queued' }),
  answered('life-succeeds/1', 'getRun', 200, { id: 'r1', created_at: '2026-01-05T09:59:00Z', completed_at }),
];

it.each([
  ['between two assets', [before, folder('2026-01-05T10:01:00.5+00:00'), after], 'satisfied'],
  ['by a clock that is some minutes behind', [before, folder('2026-01-05T09:55:00'), after], 'satisfied'],
  ['hours later than what comes behind it', [before, folder('2026-01-05T12:01:00Z'), after], ['another-clock']],
  ['hours before what was there', [before, folder('2026-01-05T05:01:00Z'), after], ['another-clock']],
  ['half an hour away', [before, folder('2026-01-05T10:31:00Z'), after], ['another-clock']],
  ['without a time', [before, folder(), after], 'satisfied'],
  ['where nothing else tells its time', [asset('asset-before'), folder('2026-01-05T10:31:00Z')], 'stopped'],
  ['behind a run', [...run('2026-01-05T10:00:01Z'), before, after], 'satisfied'],
  ['behind a run that ended in another zone', [...run('2026-01-05T19:00:01Z'), before, after], ['another-clock']],
] as const)('a record is made %s', (_, exchanges, outcome) => {
  expect(outcomeOf(oneClock, written(exchanges, { case: null, notes: life }))).toEqual(outcome);
});
