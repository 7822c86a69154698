import { expect, it } from 'vitest';
import { stopAfterEnd } from './stop-after-end.ts';

const ctx = {
  stop(...said: (string | undefined)[]): never {
    throw said;
  },
};

const stopped = (completed_at: unknown, waited_ms?: number) => {
  try {
    return stopAfterEnd(ctx, { created_at: '2026-11-29T10:00:00Z', completed_at }, 'anybody could rate it', waited_ms);
  } catch (said) {
    return said;
  }
};

const at_once = ['not-claimed', 'a run of this target has ended before anybody could rate it'];

it.each([
  ['was over at once', '2026-11-29T10:00:00.499Z', 0, at_once],
  ['was over while the suite waited on purpose', '2026-11-29T10:00:04.499Z', 4_000, at_once],
  ['does not tell how long it lasted', null, 0, at_once],
  [
    'lasted, and the suite came late',
    '2026-11-29T12:00:02.5+02:00',
    0,
    ['inconclusive', 'a run went on for 2.5 s, and the suite was kept waiting until after its end'],
  ],
])('a run that %s', (_, completed_at, waited_ms, expected) => {
  expect(stopped(completed_at, waited_ms)).toEqual(expected);
});
