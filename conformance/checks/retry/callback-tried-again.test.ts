import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackTriedAgain } from './callback-tried-again.ts';

const called = (answers: readonly ReceiverAnswer[], attempts: readonly WrittenAttempt[], missing?: Missing) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts,
  ...(missing && { missing }),
});
const missing: Missing = { made: 1, watched_s: 10, witnessed: true };
const [first, second, third] = [{ at_ms: 0 }, { at_ms: 1_000 }, { at_ms: 3_000 }];
const [answered, lost] = [called([503], [first, second]), called(['reset'], [first, second])];

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
  ['one that comes again late', [called([503], [first, { at_ms: 9_000 }])], 'satisfied'],
  ['one that has no attempt left', [called([500, 500, 500], [first, second, third])], 'satisfied'],
  ['one that does not come again after a 5xx', [called([503], [first], missing)], ['not-repeated-after-5xx']],
  [
    'one that is given up after its second attempt',
    [called([503, 500], [first, second], { ...missing, made: 2 })],
    ['not-repeated-after-5xx'],
  ],
  [
    'a silence that nothing witnesses, after a 5xx',
    [called([503], [first], { ...missing, witnessed: false })],
    'stopped',
  ],
  [
    'a silence of which nobody knows when it ends',
    [called([503], [first], { ...missing, unknown: 'for a reason' })],
    'stopped',
  ],
  [
    'a 5xx and a reset after which nothing comes',
    [called([500], [first], missing), called(['reset'], [first], missing)],
    ['not-repeated-after-5xx', 'not-repeated-after-reset'],
  ],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackTriedAgain, writtenWave([...trials, answered, lost]))).toEqual(outcome);
});

it('says nothing where none met a 5xx, or lost its connection', () => {
  expect(outcomeOf(callbackTriedAgain, writtenWave([called([200], [first]), lost]))).toBe('stopped');
  expect(outcomeOf(callbackTriedAgain, writtenWave([answered]))).toBe('stopped');
});

it('does not hold behind a tunnel, which may have answered in the place of the receiver', () => {
  const silent = writtenWave([called(['reset'], [first], missing)], { public: true });
  expect(outcomeOf(callbackTriedAgain, silent)).toBe('stopped');
  const repeated = writtenWave([answered, lost], { public: true });
  expect(outcomeOf(callbackTriedAgain, repeated)).toBe('satisfied');
});
