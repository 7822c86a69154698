import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealClock } from './clock.ts';
import { createRealTimers } from './timers.ts';

const start_ms = Date.UTC(2026, 0, 5);
const day_ms = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: start_ms }));
afterEach(() => void vi.useRealTimers());

function running() {
  const faults: unknown[] = [];
  const timers = createRealTimers(createRealClock(), (error) => faults.push(error));
  const log: string[] = [];
  const note = (name: string) => async () => void log.push(`${name} after ${Date.now() - start_ms}`);
  return { timers, faults, log, note };
}

test('acts run when the clock has come to them, whatever the order of their making', async () => {
  const { timers, log, note } = running();
  timers.at(start_ms + 30, note('third'));
  timers.at(start_ms + 10, note('first'));
  timers.at(start_ms + 20, note('second'));
  timers.at(start_ms + 30, note('fourth'));
  expect(timers.next_due_ms()).toBe(start_ms + 10);
  await vi.advanceTimersByTimeAsync(29);
  expect(log).toEqual(['first after 10', 'second after 20']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log.slice(2)).toEqual(['third after 30', 'fourth after 30']);
});

test('what is overdue runs at once, and what is due in a month does not', async () => {
  const { timers, log, note } = running();
  timers.at(start_ms - day_ms, note('overdue'));
  timers.at(start_ms + 30 * day_ms, note('in a month'));
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(29 * day_ms);
  expect(log).toEqual(['overdue after 0']);
  await vi.advanceTimersByTimeAsync(day_ms);
  expect(log[1]).toBe(`in a month after ${30 * day_ms}`);
});

test('an act does not wait for another, and settled waits for all', async () => {
  const { timers, log, note } = running();
  const slow = Promise.withResolvers<void>();
  timers.at(start_ms, () => slow.promise.then(note('slow')));
  timers.at(start_ms, note('quick'));
  timers.hold(slow.promise.then(note('held')));
  const settled = timers.settled().then(note('settled'));
  await vi.advanceTimersByTimeAsync(5);
  expect(log).toEqual(['quick after 0']);
  slow.resolve();
  await settled;
  expect(log.slice(1).sort()).toEqual(['held after 5', 'settled after 5', 'slow after 5']);
});

test('an act that throws is told of, unless the timers are closed', async () => {
  const { timers, faults } = running();
  timers.at(start_ms, () => {
    throw new Error('a fault');
  });
  const late = Promise.withResolvers<void>();
  timers.at(start_ms, () => late.promise);
  await vi.advanceTimersByTimeAsync(1);
  expect(faults.map(String)).toEqual(['Error: a fault']);
  timers.close();
  late.reject(new Error('the store is closed'));
  await timers.settled();
  expect(faults).toHaveLength(1);
});

test('what is called off, and all of it after closing, does not act', async () => {
  const { timers, log, note } = running();
  timers.at(start_ms + 1, note('called off'))();
  timers.at(start_ms + 2, note('kept'));
  timers.at(start_ms + 3, note('dropped'));
  await vi.advanceTimersByTimeAsync(2);
  timers.close();
  timers.at(start_ms + 3, note('made after closing'));
  await vi.advanceTimersByTimeAsync(10);
  expect(log).toEqual(['kept after 2']);
});
