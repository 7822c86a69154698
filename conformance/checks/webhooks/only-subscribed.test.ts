import { expect, it } from 'vitest';
import { webhookScenario } from '../../models/fan-out.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { onlySubscribed } from './only-subscribed.ts';

const missing = { made: 0, watched_s: 10, witnessed: false };
const quiet: WrittenTrial = { scenario: webhookScenario('succeeds', ['run.failed']), attempts: [] };
const wanted: WrittenTrial = { scenario: webhookScenario('fails', ['run.failed']), attempts: [{ at_ms: 0 }] };
const deaf: WrittenTrial = { scenario: webhookScenario('fails', ['run.failed']), attempts: [], missing };
const other: WrittenTrial = { scenario: webhookScenario('fails'), attempts: [{ at_ms: 0 }], webhook: 'webhook/2' };
const completed = { id: 'run-1', status_code: 'completed' };

it.each([
  ['what it wants', [quiet, wanted], 'satisfied'],
  ['what it wants, twice', [quiet, { ...wanted, attempts: [{ at_ms: 0 }, { at_ms: 5 }] }], 'satisfied'],
  [
    'an event of its own in a payload of an unknown shape',
    [quiet, { ...wanted, attempts: [{ at_ms: 0, event: undefined }] }],
    'satisfied',
  ],
  [
    'what a run of another end than usual brings',
    [
      quiet,
      {
        ...wanted,
        record: completed,
        scenario: webhookScenario('fails', ['run.completed']),
        attempts: [{ at_ms: 0, event: 'run.completed' }],
      },
    ],
    'satisfied',
  ],
  ['another event', [{ ...quiet, attempts: [{ at_ms: 0 }] }, wanted], ['unsubscribed-event']],
  [
    'another event without its name',
    [{ ...quiet, attempts: [{ at_ms: 0, event: undefined }] }, wanted],
    ['unsubscribed-event'],
  ],
  [
    'another event on a repeat',
    [quiet, { ...wanted, attempts: [{ at_ms: 0 }, { at_ms: 5, event: 'run.cancelled' }] }],
    ['unsubscribed-event'],
  ],
  ['nothing, while another webhook is told', [quiet, deaf, other], ['subscribed-not-told']],
  ['nothing, like all others', [quiet, deaf], 'stopped'],
  [
    'nothing, for a reason',
    [quiet, { ...deaf, missing: { ...missing, unknown: 'it is due later' } }, other],
    'stopped',
  ],
  ['what it wants, and no other run ended', [wanted], 'stopped'],
] as const)('a webhook of one event receives %s', (_, trials, outcome) => {
  expect(outcomeOf(onlySubscribed, writtenWave(trials))).toEqual(outcome);
});
