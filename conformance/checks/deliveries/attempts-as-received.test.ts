import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import { attemptsAsReceived } from './attempts-as-received.ts';

const trial = received(['reset', 500, 200]);
const repeated = [{ at_ms: 0 }, { at_ms: 10, repeat_of: 1 }, { at_ms: 1_000 }];
const by_a_proxy = [
  { at_ms: 0, digest: 'same', request_id: 'same' },
  { at_ms: 900, digest: 'same', request_id: 'same' },
];
const just_now = [{ at_ms: 0 }, { at_ms: 59_900 }];
const still_open = [{ at_ms: 0 }, { at_ms: 1_000, ended_ms: undefined }];

it.each([
  ['each attempt', trial, [entry([null, 500, 200])], 'satisfied'],
  ['an attempt that never arrived too', trial, [entry([null, null, 500, 200])], 'satisfied'],
  [
    'what an HTTP library repeated as one',
    received(['reset', 'reset', 200], { attempts: repeated }),
    [entry([null, 200])],
    'satisfied',
  ],
  ['not yet what has just come', received([500, 200], { attempts: just_now }), [entry([500])], 'satisfied'],
  ['what has just come already', received([500, 200], { attempts: just_now }), [entry([500, 200])], 'satisfied'],
  ['not yet what is still open', received([500, 'hang'], { attempts: still_open }), [entry([500])], 'satisfied'],
  ['the last one only', trial, [entry([200])], ['attempts-left-out']],
  ['none that got no answer', trial, [entry([500, 200])], ['attempts-left-out']],
  ['an answered one too many', received([500, 200]), [entry([500, 200, 200])], ['attempts-made-up']],
] as const)('the log shows %s', (_, one, log, outcome) => {
  expect(outcomeOf(attemptsAsReceived, writtenLog([one], { logs: { 'webhook/1': log } }))).toEqual(outcome);
});

it('behind a public URL a proxy may repeat, and answer in the place of the receiver', () => {
  const wave = { public: true, logs: { 'webhook/1': [entry([502])] } };
  expect(outcomeOf(attemptsAsReceived, writtenLog([received(['reset', 200], { attempts: by_a_proxy })], wave))).toBe(
    'satisfied',
  );
  const more = { public: true, logs: { 'webhook/1': [entry([502, 502, 200])] } };
  expect(outcomeOf(attemptsAsReceived, writtenLog([received([200])], more))).toBe('satisfied');
  const hidden = { public: true, logs: { 'webhook/1': [entry([200])] } };
  expect(outcomeOf(attemptsAsReceived, writtenLog([received([500, 200])], hidden))).toEqual(['attempts-left-out']);
});

it.each([
  ['the latest', [404, 404, 200], [404, 404, 200], 'satisfied'],
  ['the latest, with a status for a lost connection', ['reset', 404, 200], [502, 404, 200], 'satisfied'],
  ['equal ones together', [404, 404, 200], [500, 404, 200], ['attempts-left-out']],
] as const)('a log that holds so many attempts of any delivery shows %s', (_, latest, statuses, outcome) => {
  const attempts = [0, 1_000, 3_000, 7_000].map((at_ms) => ({ at_ms, request_id: `"r-${at_ms}"` }));
  const log = [{ ...entry(statuses), last_request: '"r-7000"' }];
  const evidence = writtenLog([received([500, ...latest], { attempts })], { logs: { 'webhook/1': log } });
  expect(outcomeOf(attemptsAsReceived, evidence)).toEqual(outcome);
});

it.each([
  ['attempts at an unknown place', { id: 'delivery-of-run-1-at-webhook/1', attempts: null }],
  ['another delivery', entry([200], { id: 'x' })],
])('says nothing where the log shows %s', (_, logged) => {
  const evidence = writtenLog([trial], { logs: { 'webhook/1': [logged] } });
  expect(attemptsAsReceived.covers?.(evidence)).toEqual([]);
});
