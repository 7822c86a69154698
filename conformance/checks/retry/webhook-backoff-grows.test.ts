import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, type WrittenWave, writtenWave } from '../../testing/written-wave.support.ts';
import { judgeCase } from '../../verdicts/judge-case.ts';
import { webhookBackoffGrows } from './webhook-backoff-grows.ts';

/** A delivery that failed at once each time, with these waits. */
function delivery(waits: number[], { answer = 503 as ReceiverAnswer, lag_ms = 0 } = {}): WrittenTrial {
  const times = [0, ...waits.map((_, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait))];
  const scenario = { channel: 'webhook' as const, answers: waits.map(() => answer) };
  return { scenario, attempts: times.map((at_ms) => ({ at_ms, lag_ms })) };
}

const judged = (trials: WrittenTrial[], wave: WrittenWave = {}) =>
  outcomeOf(webhookBackoffGrows, writtenWave(trials, wave));
const declaring = (webhook_schedule: object): WrittenWave => ({ facts: { choices: { events: { webhook_schedule } } } });

it.each([
  ['doubling', [[1_000, 2_000, 4_000]]],
  ['the least factor', [[1_000, 1_100, 1_210]]],
  [
    'full jitter',
    [
      [900, 500, 700],
      [600, 1_900, 2_500],
      [700, 1_200, 600],
      [550, 800, 3_900],
    ],
  ],
  ['a cap from the second wait on', [[5_000, 10_000, 10_000]]],
  ['steps alike until a cap ends them', [[1_000, 2_000, 3_000, 3_000]]],
  ['three waits that may end at a cap', [[1_000, 2_000, 3_000]]],
  ['a small factor', [[1_000, 1_050, 1_100, 1_155]]],
  ['half as much again', [[1_000, 1_500, 2_250, 3_375]]],
  [
    'growth in one delivery, none in another',
    [
      [1_000, 1_000, 1_000],
      [1_000, 2_000, 4_000],
    ],
  ],
  [
    'two waits alike beside three that grow',
    [
      [1_000, 1_000],
      [1_000, 2_000, 4_000],
    ],
  ],
] as const)('permits %s', (_, waits) => {
  expect(judged(waits.map((one) => delivery([...one])))).toBe('satisfied');
});

it('rests on more than one comparison, and a late receiver takes none of them away', () => {
  const comparisonsOf = (trials: WrittenTrial[]) => {
    const outcome = judgeCase(webhookBackoffGrows, writtenWave(trials));
    return outcome.kind === 'satisfied' ? outcome.comparisons : outcome.kind;
  };
  const waits = [1_000, 2_000, 4_000];
  expect(comparisonsOf([delivery(waits)])).toBe(2);
  expect(comparisonsOf([delivery(waits), delivery(waits)])).toBe(4);
  expect(comparisonsOf([delivery(waits, { lag_ms: 600 })])).toBe(2);
  // So late that the growth may be the receiver's own: to be tried again.
  expect(comparisonsOf([delivery(waits, { lag_ms: 1_500 })])).toBe('stopped');
  expect(comparisonsOf([delivery([1_000, 1_300, 1_700], { lag_ms: 400 })])).toBe('stopped');
});

it('fails waits that are all alike, in every delivery that has three', () => {
  expect(judged([delivery([1_000, 1_030, 990]), delivery([1_000, 1_000, 1_001, 1_080])])).toEqual(['waits-all-alike']);
  expect(judged([delivery([1_000, 1_000, 1_000]), delivery([1_000])])).toEqual(['waits-all-alike']);
  expect(judged([delivery([10, 10, 10])], { clock: 'stepped' })).toEqual(['waits-all-alike']);
});

it('fails waits that grow by one amount, in every delivery that has four', () => {
  const linear = delivery([1_000, 2_000, 3_005, 4_000]);
  expect(judged([linear, linear])).toEqual(['waits-grow-by-one-amount']);
  expect(judged([linear, delivery([1_000, 2_000])])).toEqual(['waits-grow-by-one-amount']);
  expect(judged([linear, delivery([1_000, 2_000, 4_000, 8_000])])).toBe('satisfied');
});

it.each([
  ['stepped', 1_050],
  ['real', 1_450],
] as const)('permits steps of a whole second behind a first wait that ends on one, on a %s clock', (clock, first) => {
  const waits = [first, 2_000, 3_000, 4_000];
  expect(judged([delivery(waits)], { clock })).toBe('satisfied');
  for (const linear of [
    [1_000, ...waits.slice(1)],
    [2_000, 3_000, 4_000, 5_000],
  ]) {
    expect(judged([delivery(linear)], { clock })).toEqual(['waits-grow-by-one-amount']);
  }
});

it.each([
  ['two waits', [delivery([1_000, 1_000])], {}],
  ['no failure', [delivery([])], {}],
  ['waits of chance', [delivery([900, 500, 700])], {}],
  ['waits alike but for a busy sender', [delivery([1_000, 1_200, 1_050]), delivery([1_000, 1_000, 1_000])], {}],
  ['waits shorter than noise on a real clock', [delivery([100, 100, 100])], {}],
  ['waits alike that arrive late at a busy receiver', [delivery([1_000, 1_050, 1_250], { lag_ms: 200 })], {}],
  ['a receiver that lagged', [delivery([1_000, 1_000, 1_000], { lag_ms: 400 })], {}],
  ['waits behind a receiver that hung', [delivery([5_000, 5_000, 5_000], { answer: 'hang' })], {}],
  [
    'a declared cap of the first wait',
    [delivery([60_000, 60_000, 60_000])],
    declaring({ first_retry_s: 60, cap_s: 60 }),
  ],
  ['three declared attempts', [delivery([1_000, 1_000, 1_000])], declaring({ attempts: 3 })],
])('says nothing of %s', (_, trials, wave) => {
  expect(judged(trials, wave)).toBe('stopped');
});
