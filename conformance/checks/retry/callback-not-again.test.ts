import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { uncounted } from '../../suite/tally.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackNotAgain } from './callback-not-again.ts';

const called = (answers: readonly ReceiverAnswer[], attempts: readonly WrittenAttempt[], quiet_ms?: number) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts,
  ...(quiet_ms !== undefined && { quiet_ms }),
});
const [first, second, third] = [{ at_ms: 0 }, { at_ms: 1_000 }, { at_ms: 3_000 }];
const [taken, redirected, refused] = ([200, 302, 404] as const).map((answer) => called([answer], [first]));
/** One of each kind of answer that ends a callback, so that nothing is left to be seen. */
const each = [taken!, redirected!, refused!];

it.each([
  ['one attempt', [called([200], [first])], 'satisfied'],
  ['one that is taken by its repeat', [called([500], [first, second])], 'satisfied'],
  [
    'one that is taken by its last repeat, and comes no more',
    [called([500, 500], [first, second, third])],
    'satisfied',
  ],
  ['one that is refused in its repeat', [called([500, 400], [first, second])], 'satisfied'],
  ['a 404 after which it comes again', [called([404], [first, second])], ['repeated-after-4xx']],
  ['a 429 after which it comes again, among others', [called([429], [first, second])], ['repeated-after-4xx']],
  ['a 400 in a repeat, and one more', [called([500, 400], [first, second, third])], ['repeated-after-4xx']],
  ['a redirect after which it comes again', [called([302], [first, second])], ['repeated-after-3xx']],
  [
    'a 2xx and a 4xx after which it comes again',
    [called([200], [first, second]), called([404], [first, second])],
    ['repeated-after-2xx', 'repeated-after-4xx'],
  ],
  [
    'a 204 after which it comes again',
    [called([204], [first, second]), called([200], [first])],
    ['repeated-after-2xx'],
  ],
  ['a second attempt that is taken, and a third', [called([500, 200], [first, second, third])], ['repeated-after-2xx']],
  ['two at the same time', [called([200], [first, first])], ['repeated-after-2xx']],
  [
    'another delivery for the same run',
    [called([200], [first, { at_ms: 2, delivery_id: 'another' }])],
    ['called-twice'],
  ],
  [
    'a receiver that was slow to answer, so that its sender gave up',
    [called([200], [{ at_ms: 0, ended_ms: 5_000 }, { at_ms: 6_000 }]), called([200], [first])],
    'stopped',
  ],
  [
    'a receiver that was held up before it accepted, so that its sender gave up',
    [called([200], [{ at_ms: 0, lag_ms: 4_900 }, { at_ms: 1_000 }]), called([200], [first])],
    'stopped',
  ],
  ['one that was not watched long enough', [called([200], [first], 900)], 'stopped'],
  ['one that was watched only as long as the first wait', [called([500], [first, second], 1_500)], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackNotAgain, writtenWave([...trials, ...each]))).toEqual(outcome);
});

it.each([
  ['2xx', [redirected!, refused!]],
  ['3xx', [taken!, refused!]],
  ['4xx', [taken!, redirected!]],
])('says nothing where none met a %s', (_, trials) => {
  expect(outcomeOf(callbackNotAgain, writtenWave(trials))).toBe('stopped');
});

it('does not hold behind a tunnel, which may have answered in the place of the receiver', () => {
  const repeated = writtenWave([called([200], [first, second]), called([200], [first, second])], { public: true });
  expect(outcomeOf(callbackNotAgain, repeated)).toBe('stopped');
  expect(outcomeOf(callbackNotAgain, writtenWave(each, { public: true }))).toBe('satisfied');
});

it('asks for a second wave when one scenario alone shows it', () => {
  const repeated = called([200], [first, second]);
  expect(callbackNotAgain.judge(writtenWave([repeated]), uncounted)).toMatchObject([{ again: true, shown_by: [0] }]);
  const [mismatch] = callbackNotAgain.judge(writtenWave([repeated, repeated]), uncounted);
  expect(mismatch).toMatchObject({ shown_by: [0, 1] });
  expect(mismatch).not.toHaveProperty('again');
});
