import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { uncounted } from '../../suite/tally.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackNotOn2xx } from './callback-not-on-2xx.ts';

const called = (answers: readonly ReceiverAnswer[], attempts: readonly WrittenAttempt[], quiet_ms?: number) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts,
  ...(quiet_ms !== undefined && { quiet_ms }),
});
const [first, second, third] = [{ at_ms: 0 }, { at_ms: 1_000 }, { at_ms: 3_000 }];

it.each([
  ['one attempt', [called([200], [first])], 'satisfied'],
  ['one that is taken by its repeat', [called([500], [first, second])], 'satisfied'],
  [
    'one that is taken by its last repeat, and comes no more',
    [called([500, 500], [first, second, third])],
    'satisfied',
  ],
  ['a repeat of a 4xx', [called([200], [first]), called([404], [first, second])], 'satisfied'],
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
  ['none that met a 2xx', [called([404], [first])], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackNotOn2xx, writtenWave(trials))).toEqual(outcome);
});

it('does not hold behind a tunnel, which may have answered in the place of the receiver', () => {
  const repeated = writtenWave([called([200], [first, second]), called([200], [first, second])], { public: true });
  expect(outcomeOf(callbackNotOn2xx, repeated)).toBe('stopped');
  expect(outcomeOf(callbackNotOn2xx, writtenWave([called([200], [first])], { public: true }))).toBe('satisfied');
});

it('asks for a second wave when one scenario alone shows it', () => {
  const repeated = called([200], [first, second]);
  expect(callbackNotOn2xx.judge(writtenWave([repeated]), uncounted)).toMatchObject([{ again: true, shown_by: [0] }]);
  const [mismatch] = callbackNotOn2xx.judge(writtenWave([repeated, repeated]), uncounted);
  expect(mismatch).toMatchObject({ shown_by: [0, 1] });
  expect(mismatch).not.toHaveProperty('again');
});
