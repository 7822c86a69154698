import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackOnNetworkError } from './callback-on-network-error.ts';

const called = (answers: readonly ReceiverAnswer[], attempts: readonly WrittenAttempt[], missing?: Missing) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts,
  ...(missing && { missing }),
});
const missing: Missing = { made: 1, watched_s: 10, witnessed: true };
const [first, second] = [{ at_ms: 0 }, { at_ms: 1_000 }];

it.each([
  ['one that comes again', [called(['reset'], [first, second])], 'satisfied'],
  ['one that is not tried again', [called(['reset'], [first], missing)], ['not-repeated-after-reset']],
  ['one that is not after a plain close', [called(['close'], [first], missing)], ['not-repeated-after-reset']],
  [
    'one that is given up when its second attempt is reset',
    [called([500, 'reset'], [first, second], { ...missing, made: 2 })],
    ['not-repeated-after-reset'],
  ],
  [
    'one that only its HTTP library sends again',
    [called(['reset'], [first, { at_ms: 15, answer: 'reset', repeat_of: 1 }], missing)],
    ['not-repeated-after-reset'],
  ],
  [
    'one that its HTTP library sends again, and then its sender',
    [called(['reset'], [first, { at_ms: 15, answer: 'reset', repeat_of: 1 }, { at_ms: 1_015, answer: 200 }])],
    'satisfied',
  ],
  ['a silence that nothing witnesses', [called(['reset'], [first], { ...missing, witnessed: false })], 'stopped'],
  [
    'a 5xx after which nothing comes',
    [called(['reset'], [first, second]), called([500], [first], missing)],
    'satisfied',
  ],
  ['none that was reset', [called([500], [first, second])], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackOnNetworkError, writtenWave(trials))).toEqual(outcome);
});

it('does not hold behind a tunnel, which may have answered in the place of the receiver', () => {
  const silent = writtenWave([called(['reset'], [first], missing)], { public: true });
  expect(outcomeOf(callbackOnNetworkError, silent)).toBe('stopped');
  const repeated = writtenWave([called(['reset'], [first, second])], { public: true });
  expect(outcomeOf(callbackOnNetworkError, repeated)).toBe('satisfied');
});
