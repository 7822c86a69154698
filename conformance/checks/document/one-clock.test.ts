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

const clock = { 'asset-before': Date.parse('2026-01-05T10:00:01Z'), folder: Date.parse('2026-01-05T10:00:03Z') };
const dated = (hours: string, second = '02.5', date = 'Mon, 05 Jan 2026 10:00:01 GMT') => {
  const headers = { 'content-type': 'application/json', ...(date && { date }) };
  const time = (seconds: string) => `2026-01-05T${hours}:${seconds}Z`;
  return [
    answered('asset-before', 'getAsset', 200, { id: 'a1', created_at: time('00:00.4') }, { headers }),
    answered('folder', 'getAssetFolder', 200, { id: 'f1', created_at: time(`00:${second}`) }, { headers }),
  ];
};

it.each<[string, ReturnType<typeof dated>, object, unknown]>([
  ['the hours of Date', dated('10'), {}, 'satisfied'],
  ['two hours more', dated('12'), {}, ['not-in-utc']],
  ['two hours more than the own clock, without Date', dated('12', '02.5', ''), {}, ['not-in-utc']],
  ['a clock that goes wrong by some time', dated('12', '02.5', 'Mon, 05 Jan 2026 09:43:01 GMT'), {}, 'satisfied'],
  ['hours that no zone has', dated('08', '00.4', 'Mon, 05 Jan 2026 23:00:01 GMT'), {}, 'satisfied'],
  ['a clock that stands still', dated('12', '00.4'), {}, 'satisfied'],
  [
    'the time of Date where that of the clock is stepped',
    dated('12', '02.5', 'Mon, 05 Jan 2026 12:00:01 GMT'),
    { steps_time: true },
    'satisfied',
  ],
  ['two hours more than a clock that is stepped', dated('12'), { steps_time: true }, ['not-in-utc']],
])('times show %s', (_, exchanges, facts, outcome) => {
  expect(outcomeOf(oneClock, written(exchanges, { case: null, notes: { clock }, facts }))).toEqual(outcome);
});
