import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRealClock } from './clock.ts';
import { createRunningTimers } from './running-timers.ts';

const start_ms = Date.UTC(2026, 0, 5);
const day_ms = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: start_ms }));
afterEach(() => void vi.useRealTimers());

/** `note` tells of machine's time, `tell` of the clock's. */
function running(rate = 1) {
  const faults: unknown[] = [];
  const clock = createRealClock(rate);
  const timers = createRunningTimers(clock, (error) => faults.push(error), { patience_ms: 20 });
  const log: string[] = [];
  const note = (name: string) => async () => void log.push(`${name} after ${Date.now() - start_ms}`);
  const tell = (name: string) => async () => void log.push(`${name} at ${clock.now_ms() - start_ms}`);
  return { clock, timers, faults, log, note, tell };
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
  timers.waitFor(slow.promise.then(note('held')));
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

describe('a clock that goes N times as fast', () => {
  test.each([
    [20, 1_000, 50],
    [0.5, 1_000, 2_000],
    [100_000, 86_400_000, 864],
  ])('x%d comes to what is due in %d ms after %d ms', async (rate, due_ms, real_ms) => {
    const { clock, timers, log, note } = running(rate);
    timers.at(start_ms + due_ms, note('act'));
    await vi.advanceTimersByTimeAsync(real_ms - 1);
    expect(log).toEqual([]);
    expect(clock.now_ms() - start_ms).toBe(Math.floor((real_ms - 1) * rate));
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual([`act after ${real_ms}`]);
  });
});

describe('advanced', () => {
  test('the clock skips ahead, through every act at its own time, and goes on from there', async () => {
    const { clock, timers, log, tell } = running();
    timers.at(start_ms + 100, async () => {
      await tell('first')();
      timers.at(clock.now_ms() + 1_000, tell('made by the first'));
      await new Promise((resolve) => setTimeout(resolve, 30));
      await tell('first, at its end,')();
    });
    timers.at(start_ms + 100, tell('second'));
    timers.at(start_ms + 2_000, tell('third'));
    timers.at(start_ms + 2_010, tell('after it'));
    const advanced = timers.advance(2_000);
    await vi.advanceTimersByTimeAsync(30);
    await advanced;
    const through = ['first at 100', 'first, at its end, at 100', 'second at 100'];
    expect(log).toEqual([...through, 'made by the first at 1100', 'third at 2000']);
    expect(clock.now_ms() - start_ms).toBe(2_000);
    await vi.advanceTimersByTimeAsync(10);
    expect(log.slice(5)).toEqual(['after it at 2010']);
  });

  test('twice at once, it goes on by both and does not go meanwhile', async () => {
    const { clock, timers, log, tell } = running(1_000);
    timers.at(start_ms + 10, () => new Promise((resolve) => setTimeout(resolve, 5)));
    timers.at(start_ms + 1_500, tell('in the second'));
    const both = Promise.all([timers.advance(1_000), timers.advance(1_000)]);
    await vi.advanceTimersByTimeAsync(5);
    await both;
    expect([clock.now_ms() - start_ms, log]).toEqual([2_000, ['in the second at 1500']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(clock.now_ms() - start_ms).toBe(3_000);
  });

  test('it waits for what is held no longer than patience lasts', async () => {
    const { clock, timers, log, tell } = running();
    timers.at(start_ms + 10, async () => timers.waitFor(new Promise(() => {})));
    timers.at(start_ms + 20, tell('then'));
    const advanced = timers.advance(50).then(tell('advanced'));
    await vi.advanceTimersByTimeAsync(19);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await advanced;
    expect([log, clock.now_ms() - start_ms]).toEqual([['then at 20', 'advanced at 50'], 50]);
  });

  test('by nothing that a clock can go, it goes on as it was', async () => {
    const { clock, timers, log, note } = running();
    timers.at(start_ms + 10, note('act'));
    for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(timers.advance(wrong)).rejects.toThrow(RangeError);
    }
    await vi.advanceTimersByTimeAsync(10);
    expect([clock.now_ms() - start_ms, log]).toEqual([10, ['act after 10']]);
  });
});

test('a paused clock stands, can be advanced, and goes on from there', async () => {
  const { clock, timers, log, tell } = running();
  timers.at(start_ms + 100, tell('first'));
  timers.at(start_ms + 300, tell('second'));
  timers.setPaused(true);
  expect(timers.isPaused()).toBe(true);
  await vi.advanceTimersByTimeAsync(day_ms);
  expect([log, clock.now_ms()]).toEqual([[], start_ms]);
  await timers.advance(150);
  expect([log, clock.now_ms()]).toEqual([['first at 100'], start_ms + 150]);
  await vi.advanceTimersByTimeAsync(day_ms);
  expect(clock.now_ms()).toBe(start_ms + 150);
  timers.setPaused(false);
  timers.setPaused(false);
  await vi.advanceTimersByTimeAsync(150);
  expect([log.at(-1), timers.isPaused()]).toEqual(['second at 300', false]);
});
