import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVirtualClock } from './clock.ts';
import { createVirtualTimers } from './virtual-timers.ts';

function stopped() {
  const clock = createVirtualClock(0);
  const faults: unknown[] = [];
  const timers = createVirtualTimers(clock, (error) => faults.push(error), { patience_ms: 20 });
  const log: string[] = [];
  const note = (name: string) => async () => void log.push(`${name} at ${clock.now_ms()}`);
  return { clock, timers, faults, log, note };
}

test('acts run at their own time, in order, also those that acts make', async () => {
  const { clock, timers, log, note } = stopped();
  timers.at(30, note('third'));
  timers.at(10, async () => {
    await note('first')();
    timers.at(clock.now_ms(), note('at once'));
    timers.at(20, note('second'));
  });
  timers.at(30, note('fourth'));
  timers.at(31, note('too late'));
  await timers.advance(30);
  expect(log).toEqual(['first at 10', 'at once at 10', 'second at 20', 'third at 30', 'fourth at 30']);
  expect([clock.now_ms(), timers.next_due_ms()]).toEqual([30, 31]);
});

test('the clock ends where it was told to, however it is cut into steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(50), { maxLength: 8 }), fc.array(fc.nat(120)), async (steps, due) => {
      const { clock, timers, log, note } = stopped();
      for (const at_ms of due) timers.at(at_ms, note(String(at_ms)));
      for (const step of steps) await timers.advance(step);
      const until_ms = steps.reduce((sum, step) => sum + step, 0);
      expect(clock.now_ms()).toBe(until_ms);
      await timers.settled();
      const sorted = due.filter((at_ms) => at_ms <= until_ms).sort((one, other) => one - other);
      expect(log).toEqual(sorted.map((at_ms) => `${at_ms} at ${at_ms}`));
    }),
  );
});

test('no act begins within the call that makes it, and one waits for another', async () => {
  const { timers, log, note } = stopped();
  timers.at(0, async () => {
    log.push('slow begins');
    await new Promise(setImmediate);
    log.push('slow ends');
  });
  timers.at(0, note('next'));
  expect(log).toEqual([]);
  await timers.settled();
  expect(log).toEqual(['slow begins', 'slow ends', 'next at 0']);
});

test('an act that throws is told of, and holds up nothing', async () => {
  const { timers, faults, log, note } = stopped();
  timers.at(1, () => {
    throw new Error('at once');
  });
  timers.at(1, () => Promise.reject(new Error('later')));
  timers.at(1, note('next'));
  timers.waitFor(Promise.reject(new Error('held')));
  await timers.advance(1);
  expect(faults.map(String).sort()).toEqual(['Error: at once', 'Error: held', 'Error: later']);
  expect(log).toEqual(['next at 1']);
});

test('the clock waits for what is held, as long as some of it ends', async () => {
  const { clock, timers, log, note } = stopped();
  const wait = (real_ms: number) => new Promise<void>((resolve) => setTimeout(resolve, real_ms));
  timers.at(1, async () => timers.waitFor(wait(5).then(note('short'))));
  timers.at(1, async () => timers.waitFor(wait(15).then(note('long'))));
  timers.at(1, async () => timers.waitFor(new Promise(() => {})));
  timers.at(2, note('then'));
  await timers.advance(2);
  expect(log).toEqual(['short at 1', 'long at 1', 'then at 2']);
  expect(clock.now_ms()).toBe(2);
});

test('what is still being sent is waited for longer, but not for ever', async () => {
  const { timers, log, note } = stopped();
  let is_leaving = true;
  timers.at(1, async () => timers.waitFor(new Promise(() => {}), () => is_leaving));
  timers.at(2, note('then'));
  setTimeout(() => {
    log.push('sent');
    is_leaving = false;
  }, 50);
  await timers.advance(2);
  expect(log).toEqual(['sent', 'then at 2']);

  timers.waitFor(new Promise(() => {}), () => true);
  const began_ms = performance.now();
  await timers.settled();
  expect(performance.now() - began_ms).toBeGreaterThan(7 * 20);
});

test('one advance waits for the one before', async () => {
  const { clock, timers, log, note } = stopped();
  timers.at(5, note('one'));
  timers.at(15, note('two'));
  await Promise.all([timers.advance(10), timers.advance(10)]);
  expect([clock.now_ms(), log]).toEqual([20, ['one at 5', 'two at 15']]);
  await expect(timers.advance(-1)).rejects.toThrow(RangeError);
  await expect(timers.advance(Number.NaN)).rejects.toThrow(RangeError);
  await expect(timers.advance(Number.POSITIVE_INFINITY)).rejects.toThrow(RangeError);
  await timers.advance(1);
  expect(clock.now_ms()).toBe(21);
});

test('what is called off, and all of it after closing, does not act', async () => {
  const { timers, faults, log, note } = stopped();
  timers.at(1, note('called off'))();
  timers.at(2, async () => {
    timers.close();
    throw new Error('nobody is interested any more');
  });
  timers.at(3, note('after closing'));
  await timers.advance(10);
  timers.at(3, note('made after closing'));
  await timers.settled();
  expect([log, faults, timers.next_due_ms()]).toEqual([[], [], undefined]);
});
