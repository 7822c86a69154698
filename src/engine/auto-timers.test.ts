import { expect, onTestFinished, test } from 'vitest';
import { createActivity } from './activity.ts';
import { auto_horizon_ms, createAutoTimers } from './auto-timers.ts';
import { createVirtualClock } from './clock.ts';

function auto() {
  const clock = createVirtualClock(0);
  const activity = createActivity();
  const faults: unknown[] = [];
  const timers = createAutoTimers(clock, (error) => faults.push(error), activity, { patience_ms: 20 });
  onTestFinished(() => {
    timers.close();
    expect(faults).toEqual([]);
  });
  const log: string[] = [];
  const note = (name: string) => async () => void log.push(`${name} at ${clock.now_ms()}`);
  const request = async () => (await activity.enter())();
  return { clock, timers, activity, log, note, request };
}

/** Turns of the event loop: time enough for many steps, and next to none of the machine's. */
async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
}

test('the clock stands still before the first request, and then goes on to all that is due, and no further', async () => {
  const { clock, timers, log, note, request } = auto();
  timers.at(1_000, note('first'));
  timers.at(1_800_000, async () => {
    await note('second')();
    timers.at(clock.now_ms() + 5, note('made by it'));
  });
  await turns();
  expect(log).toEqual([]);
  await request();
  await turns();
  expect(log).toEqual(['first at 1000', 'second at 1800000', 'made by it at 1800005']);
  expect(clock.now_ms()).toBe(1_800_005);
  timers.at(1_800_100, note('made afterwards'));
  await turns();
  expect(log.slice(3)).toEqual(['made afterwards at 1800100']);
});

test('it goes no further than an hour from the last request', async () => {
  const { clock, timers, log, note, request } = auto();
  timers.at(auto_horizon_ms, note('in an hour'));
  timers.at(auto_horizon_ms + 1, note('a millisecond later'));
  timers.at(3 * auto_horizon_ms, note('in three hours'));
  await request();
  await turns();
  expect([log, clock.now_ms()]).toEqual([['in an hour at 3600000'], auto_horizon_ms]);
  await request();
  await request();
  await turns();
  expect(log.slice(1)).toEqual(['a millisecond later at 3600001']);
  await timers.advance(2 * auto_horizon_ms);
  expect(log.slice(2)).toEqual(['in three hours at 10800000']);
});

test('it stands still while a request is being answered', async () => {
  const { clock, timers, activity, log, note, request } = auto();
  await request();
  const [leave, leave_other] = [await activity.enter(), await activity.enter()];
  timers.at(10, note('act'));
  timers.at(0, note('due already'));
  leave();
  await turns();
  expect([log, clock.now_ms()]).toEqual([['due already at 0'], 0]);
  leave_other();
  await turns();
  expect(log.slice(1)).toEqual(['act at 10']);
});

test('a request that comes between two steps stops it there', async () => {
  const { clock, timers, activity, log, note, request } = auto();
  const entered = Promise.withResolvers<() => void>();
  timers.at(10, async () => {
    await note('first')();
    setImmediate(() => entered.resolve(activity.enter()));
  });
  timers.at(20, note('second'));
  await request();
  const leave = await entered.promise;
  await turns();
  expect([log, clock.now_ms()]).toEqual([['first at 10'], 10]);
  leave();
  await turns();
  expect(log.slice(1)).toEqual(['second at 20']);
});

test('it waits for an act that goes on, and for what is held until patience is over', async () => {
  const { clock, timers, log, note, request } = auto();
  const slow = Promise.withResolvers<void>();
  timers.at(1, () => slow.promise);
  timers.at(2, async () => timers.waitFor(new Promise(() => {})));
  timers.at(3, note('last'));
  await request();
  await turns();
  expect(clock.now_ms()).toBe(1);
  slow.resolve();
  await turns();
  expect([clock.now_ms(), log]).toEqual([2, []]);
  await timers.settled();
  await turns();
  expect(log).toEqual(['last at 3']);
});

test('while it is advanced it takes no step of its own, and afterwards it goes on', async () => {
  const { clock, timers, log, note, request } = auto();
  await request();
  const advanced = timers.advance(15).then(note('advanced'));
  timers.at(10, note('first'));
  timers.at(20, note('second'));
  await advanced;
  await turns();
  expect(log).toEqual(['first at 10', 'advanced at 15', 'second at 20']);
  await expect(timers.advance(-1)).rejects.toThrow(RangeError);
  expect(clock.now_ms()).toBe(20);
});

test('closed, it goes no further and listens to no requests any more', async () => {
  const { clock, timers, activity, log, note, request } = auto();
  timers.at(10, note('act'));
  await request();
  timers.close();
  await turns();
  await request();
  await turns();
  expect([log, clock.now_ms(), activity.active()]).toEqual([[], 0, 0]);
});

test('a paused clock goes on when it is advanced, and by itself once it is let go', async () => {
  const { clock, timers, log, note, request } = auto();
  timers.at(1_000, note('first'));
  timers.at(2_000, note('second'));
  timers.setPaused(true);
  await request();
  await turns();
  expect([log, clock.now_ms()]).toEqual([[], 0]);
  await timers.advance(1_500);
  await turns();
  expect([log, clock.now_ms(), timers.isPaused()]).toEqual([['first at 1000'], 1_500, true]);
  timers.setPaused(false);
  await turns();
  expect([log.at(-1), timers.isPaused()]).toEqual(['second at 2000', false]);
});
