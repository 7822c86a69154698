import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { writtenWave } from '../../testing/written-wave.support.ts';
import { callbackOn5xx } from './callback-on-5xx.ts';

/** A callback with attempts at these times. */
const called = (answers: readonly ReceiverAnswer[], times_ms: readonly number[], missing?: Missing) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts: times_ms.map((at_ms) => ({ at_ms })),
  ...(missing && { missing }),
});
const missing: Missing = { made: 1, watched_s: 10, witnessed: true };

it.each([
  ['one that comes again', [called([503], [0, 1_000])], 'satisfied'],
  ['one that comes again late', [called([503], [0, 9_000])], 'satisfied'],
  ['one that has no attempt left', [called([500, 500, 500], [0, 1_000, 3_000])], 'satisfied'],
  [
    'one that does not come again, among some that do',
    [called([500], [0, 1_000]), called([503], [0], missing)],
    ['not-repeated-after-5xx'],
  ],
  [
    'one that is given up after its second attempt',
    [called([503, 500], [0, 1_000], { ...missing, made: 2 })],
    ['not-repeated-after-5xx'],
  ],
  ['a silence that nothing witnesses', [called([503], [0], { ...missing, witnessed: false })], 'stopped'],
  [
    'a silence of which nobody knows when it ends',
    [called([503], [0], { ...missing, unknown: 'for a reason' })],
    'stopped',
  ],
  ['a reset after which nothing comes', [called([503], [0, 1_000]), called(['reset'], [0], missing)], 'satisfied'],
  ['none that met a 5xx', [called([200], [0]), called(['reset'], [0, 1_000])], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackOn5xx, writtenWave(trials))).toEqual(outcome);
});
