import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { writtenWave } from '../../testing/written-wave.support.ts';
import { callbackNotOn4xx } from './callback-not-on-4xx.ts';

const called = (answers: readonly ReceiverAnswer[], times_ms: readonly number[], quiet_ms = 10_000) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts: times_ms.map((at_ms) => ({ at_ms })),
  quiet_ms,
});

it.each([
  ['one attempt', [called([404], [0])], 'satisfied'],
  ['one that is refused in its repeat', [called([500, 400], [0, 1_000])], 'satisfied'],
  ['a repeat of a 2xx', [called([404], [0]), called([200], [0, 1_000])], 'satisfied'],
  ['a 404 after which it comes again', [called([404], [0, 1_000])], ['repeated-after-4xx']],
  [
    'a 429 after which it comes again, among others',
    [called([404], [0]), called([429], [0, 1_000])],
    ['repeated-after-4xx'],
  ],
  ['a 400 in a repeat, and one more', [called([500, 400], [0, 1_000, 3_000])], ['repeated-after-4xx']],
  ['one that was not watched long enough', [called([500, 400], [0, 1_000], 1_900)], 'stopped'],
  ['none that met a 4xx', [called([200], [0]), called([503], [0, 1_000])], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackNotOn4xx, writtenWave(trials))).toEqual(outcome);
});

it('does not hold behind a tunnel, which may have answered in the place of the receiver', () => {
  expect(outcomeOf(callbackNotOn4xx, writtenWave([called([404], [0, 1_000])], { public: true }))).toBe('stopped');
});
