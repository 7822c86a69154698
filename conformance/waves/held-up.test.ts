import { expect, test } from 'vitest';
import { heldUp } from './held-up.ts';

test.each([
  ['in time', [{ at_ms: 10, lag_ms: 1_900 }], undefined],
  ['late before that', [{ at_ms: 4, lag_ms: 3_000 }], undefined],
  [
    'late since',
    [
      { at_ms: 10, lag_ms: 40 },
      { at_ms: 9_000, lag_ms: 3_140 },
    ],
    /waiting for 3.1 s/,
  ],
  ['silent', [], undefined],
] as const)('a receiver that was %s', (_, arrivals, reason) => {
  const told = heldUp(arrivals, 5);
  if (reason === undefined) expect(told).toBeUndefined();
  else expect(told).toMatch(reason);
});
