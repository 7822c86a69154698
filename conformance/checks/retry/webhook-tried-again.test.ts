import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { webhookOnTimeout } from './webhook-on-timeout.ts';
import { webhookTriedAgain } from './webhook-tried-again.ts';

const proven: Missing = { made: 1, watched_s: 12, witnessed: true };

function delivery(answers: ReceiverAnswer[], at_ms: number[], missing?: Missing): WrittenTrial {
  const attempts = at_ms.map((time_ms) => ({ at_ms: time_ms }));
  return { scenario: { channel: 'webhook', answers }, attempts, ...(missing && { missing }) };
}

/** One of each kind that is tried again, so that nothing is left to be seen. */
const answered = delivery([404], [0, 1_000]);
const dropped = delivery(['reset'], [0, 1_000]);

const checks = [
  [webhookTriedAgain, 302, 'not-repeated-after-non-2xx'],
  [webhookTriedAgain, 404, 'not-repeated-after-non-2xx'],
  [webhookTriedAgain, 503, 'not-repeated-after-non-2xx'],
  [webhookTriedAgain, 'reset', 'not-repeated-after-reset'],
  [webhookTriedAgain, 'close', 'not-repeated-after-reset'],
  [webhookOnTimeout, 'hang', 'not-repeated-after-timeout'],
] as const;

it.each(checks)('%# $id: a first attempt that meets %s', (check, answer, code) => {
  const outcome = (...trials: WrittenTrial[]) => outcomeOf(check, writtenWave([...trials, answered, dropped]));
  expect(outcome(delivery([answer], [0, 1_000]))).toBe('satisfied');
  // Late, at once, and again after a 2xx.
  expect(outcome(delivery([answer], [0, 90_000]))).toBe('satisfied');
  expect(outcome(delivery([answer], [0, 1, 2_000]))).toBe('satisfied');
  // Two attempts are all that there must be.
  expect(outcome(delivery([answer, answer], [0, 1_000], { ...proven, made: 2 }))).toBe('satisfied');
  expect(outcome(delivery([answer], [0], proven))).toEqual([code]);
  expect(outcome(delivery([answer], [0, 1_000]), delivery([answer], [0], proven))).toEqual([code]);
});

it.each(checks)('%# $id: a silence that proves nothing, behind %s', (check, answer) => {
  const outcome = (...trials: WrittenTrial[]) => outcomeOf(check, writtenWave(trials));
  expect(outcome(delivery([answer], [0], { ...proven, witnessed: false }))).toBe('stopped');
  expect(outcome(delivery([answer], [0], { ...proven, unknown: 'nobody says when' }))).toBe('stopped');
  expect(outcome(delivery([answer], []))).toBe('stopped');
  expect(outcome(delivery([200], [0]))).toBe('stopped');
  expect(outcome()).toBe('stopped');
});

it('takes an equal request right behind a reset for the repeat that it may be', () => {
  const attempts = [{ at_ms: 0 }, { at_ms: 20, answer: 'reset' as const, repeat_of: 1 }];
  const scenario = { channel: 'webhook' as const, answers: ['reset' as const] };
  const doubtful: WrittenTrial = { scenario, attempts, missing: proven };
  expect(outcomeOf(webhookTriedAgain, writtenWave([doubtful, answered]))).toBe('stopped');
  const clear: WrittenTrial = { scenario, attempts: [...attempts, { at_ms: 1_000, answer: 200 }] };
  expect(outcomeOf(webhookTriedAgain, writtenWave([clear, answered]))).toBe('satisfied');
  const lost = delivery(['reset'], [0], proven);
  expect(outcomeOf(webhookTriedAgain, writtenWave([lost, clear]))).toEqual(['not-repeated-after-reset']);
});

it('does not pass over a sender that never lets go of a connection', () => {
  const open = delivery(['hang'], [0]);
  expect(outcomeOf(webhookOnTimeout, writtenWave([open]))).toBe('stopped');
  expect(outcomeOf(webhookOnTimeout, writtenWave([delivery(['hang'], [0, 6_000]), open]))).toBe('stopped');
});
