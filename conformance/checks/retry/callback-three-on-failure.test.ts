import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { writtenWave } from '../../testing/written-wave.support.ts';
import { callbackThreeOnFailure } from './callback-three-on-failure.ts';

const called = (answers: readonly ReceiverAnswer[], times_ms: readonly number[], missing?: Missing) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts: times_ms.map((at_ms) => ({ at_ms })),
  ...(missing && { missing }),
});
const missing: Missing = { made: 2, watched_s: 10, witnessed: true };
const three = called([500, 'reset', 503], [0, 1_000, 3_000]);

it.each([
  ['three attempts', [three], 'satisfied'],
  ['three attempts, all of them late', [called([500, 500, 500], [0, 4_000, 12_000])], 'satisfied'],
  ['two attempts', [called([500, 500, 500], [0, 1_000], missing)], ['fewer-than-three']],
  ['two, the second of which was reset', [three, called([500, 'reset'], [0, 1_000], missing)], ['fewer-than-three']],
  ['one attempt', [three, called([500, 500, 500], [0], { ...missing, made: 1 })], ['fewer-than-three']],
  [
    'a silence that nothing witnesses',
    [three, called([500, 500], [0, 1_000], { ...missing, witnessed: false })],
    'stopped',
  ],
  ['none that failed twice', [called([500], [0, 1_000]), called([404], [0])], 'stopped'],
  ['no callback at all', [], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackThreeOnFailure, writtenWave(trials))).toEqual(outcome);
});

it.each([
  ['an error of the server, which a tunnel passes on', [500, 500, 500], ['fewer-than-three']],
  ['a reset, for which a tunnel may have answered', [500, 'reset', 500], 'satisfied'],
  ['a close, for which a tunnel may have answered', [500, 'close', 500], 'satisfied'],
] as const)('two attempts behind a public URL, the second of which met %s', (_, answers, outcome) => {
  const trials = [called([500, 500, 500], [0, 1_000, 3_000]), called(answers, [0, 1_000], missing)];
  expect(outcomeOf(callbackThreeOnFailure, writtenWave(trials, { public: true }))).toEqual(outcome);
});
