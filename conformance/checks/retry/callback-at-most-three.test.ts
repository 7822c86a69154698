import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { uncounted } from '../../suite/tally.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackAtMostThree } from './callback-at-most-three.ts';

const called = (answers: readonly ReceiverAnswer[], attempts: readonly WrittenAttempt[], quiet_ms = 10_000) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts,
  quiet_ms,
});
const three = [{ at_ms: 0 }, { at_ms: 1_000 }, { at_ms: 3_000 }];
const four = [...three, { at_ms: 7_000 }];
const equal = { digest: 'equal', request_id: 'equal' };

it.each([
  ['three attempts', [called([500, 500, 500, 500], three)], 'satisfied'],
  ['a fourth', [called([500, 500, 500, 500], four)], ['fourth-attempt']],
  ['a fourth behind a third that was reset', [called([500, 500, 'reset'], four)], ['fourth-attempt']],
  [
    'three, one of which an HTTP library sends again',
    [
      called(
        ['reset', 500, 500],
        [
          { at_ms: 0 },
          { at_ms: 15, answer: 'reset', repeat_of: 1 },
          { at_ms: 1_015, answer: 500 },
          { at_ms: 3_015, answer: 500 },
        ],
      ),
    ],
    'satisfied',
  ],
  [
    'what an HTTP library may have sent again, on a machine that is busy',
    [
      called(
        ['reset', 500, 500, 500],
        [{ at_ms: 0, ...equal }, { at_ms: 300, ...equal }, { at_ms: 1_300 }, { at_ms: 3_300 }],
      ),
    ],
    'stopped',
  ],
  [
    'what an HTTP library may have sent again, and the receiver accepted late',
    [
      called(
        ['reset', 500, 500, 500],
        [{ at_ms: 0, ...equal }, { at_ms: 1_300, lag_ms: 1_200, ...equal }, { at_ms: 2_300 }, { at_ms: 4_300 }],
      ),
    ],
    'stopped',
  ],
  ['one that was not watched long enough', [called([500, 500, 500], three, 3_900)], 'stopped'],
  ['none that was tried three times', [called([500, 500], three), called([200], [{ at_ms: 0 }])], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackAtMostThree, writtenWave(trials))).toEqual(outcome);
});

it.each([
  ['behind errors of a server, which a tunnel passes on', [500, 500, 500, 500], ['fourth-attempt']],
  ['behind a reset, for which a tunnel may have come again', ['reset', 500, 500, 500], 'stopped'],
] as const)('a fourth attempt behind a public URL, %s', (_, answers, outcome) => {
  expect(outcomeOf(callbackAtMostThree, writtenWave([called(answers, four)], { public: true }))).toEqual(outcome);
});

it('asks for a second wave when one scenario alone shows it', () => {
  const trial = called([500, 500, 500, 500], four);
  expect(callbackAtMostThree.judge(writtenWave([trial]), uncounted)).toMatchObject([{ again: true }]);
  expect(callbackAtMostThree.judge(writtenWave([trial, trial]), uncounted)[0]).not.toHaveProperty('again');
});
