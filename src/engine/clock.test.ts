import { expect, test } from 'vitest';
import { createVirtualClock, timestampOf } from './clock.ts';

test('a virtual clock stands still until it is advanced, and never goes back', () => {
  const clock = createVirtualClock(Date.UTC(2026, 0, 31, 23, 59, 59, 999));
  expect(timestampOf(clock)).toBe('2026-01-31T23:59:59.999Z');
  clock.advance(1);
  expect(timestampOf(clock)).toBe('2026-02-01T00:00:00.000Z');
  clock.advance(0);
  expect(() => clock.advance(-1)).toThrow(RangeError);
  expect(() => clock.advance(Number.NaN)).toThrow(RangeError);
  expect(clock.now_ms()).toBe(Date.UTC(2026, 1, 1));
});
