import { expect, onTestFinished, test, vi } from 'vitest';
import { createRealClock, createVirtualClock, timestampOf } from './clock.ts';

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

test('a real clock goes with the machine’s, also when it was put forward or stopped', () => {
  vi.useFakeTimers({ now: 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  const clock = createRealClock();
  vi.advanceTimersByTime(5);
  expect(clock.now_ms()).toBe(1_005);
  clock.advance(100);
  vi.advanceTimersByTime(5);
  expect(clock.now_ms()).toBe(1_110);
  clock.stop();
  vi.advanceTimersByTime(5);
  clock.advance(10);
  expect([clock.now_ms(), clock.isGoing()]).toEqual([1_120, false]);
  clock.go();
  vi.advanceTimersByTime(5);
  expect([clock.now_ms(), clock.isGoing()]).toEqual([1_125, true]);
  expect(() => clock.advance(-1)).toThrow(RangeError);
});
