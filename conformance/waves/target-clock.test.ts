import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import type { Control, ControlClock } from './control.ts';
import { openClock, realClock, waitsForClock } from './target-clock.ts';

const began_ms = 1_700_000_000_000;

/** A control interface over a clock on which things are due at these times after it began. */
function fakeControl(due: readonly number[], { mode = 'virtual', forgets = true } = {}) {
  let now = 0;
  const advanced: number[] = [];
  const clock = async () => {
    const next = due.toSorted((a, b) => a - b).find((at) => !forgets || at > now);
    return { mode, now_ms: began_ms + now, ...(next !== undefined && { next_due_ms: began_ms + next }) };
  };
  const control: Control = {
    clock,
    async advance(by_ms) {
      advanced.push(by_ms);
      now += by_ms;
      return clock();
    },
    deleteWebhook: async () => ({ is_done: true, says: '' }),
    cancelRun: async () => ({ is_done: true, says: '' }),
    close: async () => {},
  };
  return { control, advanced };
}

const dues = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 10 });
const most = fc.integer({ min: 1, max: 50_000 });

describe('a stepped clock', () => {
  it('goes on only when what is on its way to the receiver is answered, or kept waiting by it', async () => {
    const { control, advanced } = fakeControl([]);
    let urls = ['http://here/a', 'http://here/b', 'http://elsewhere/c'];
    const asked: number[] = [];
    const told = async (clock: Promise<ControlClock>) => {
      asked.push(advanced.length);
      // The first is answered when it has been asked for twice; the second hangs.
      if (asked.length > 3) urls = urls.filter((url) => url !== 'http://here/a');
      return { ...(await clock), in_flight: urls };
    };
    const clock = await openClock({
      ...control,
      clock: () => told(control.clock()),
      advance: (by_ms) => told(control.advance(by_ms)),
    });
    clock.heed({ owns: (url) => url.startsWith('http://here/'), hanging: 1 });
    await clock.goOn(10);
    expect(urls).toEqual(['http://here/b', 'http://elsewhere/c']);
    // Nothing went on while the first was on its way.
    expect(asked.slice(1, -1).every((steps) => steps === 1)).toBe(true);
    expect(advanced).toEqual([0, 10]);
  });

  it('stops at what is due, however many ask it to go on at once', async () => {
    const { control } = fakeControl([700, 1_500]);
    const stops: number[] = [];
    const advance = async (by_ms: number) => {
      await Promise.resolve();
      const found = await control.advance(by_ms);
      if (by_ms > 0) stops.push(found.now_ms - began_ms);
      return found;
    };
    const clock = await openClock({ ...control, advance });
    await Promise.all([clock.goOn(1_000), clock.goOn(1_000), clock.wait(500)]);
    expect(stops.slice(0, 2)).toEqual([700, 1_500]);
  });

  it('goes on only when the receiver has seen what the target gave up', async () => {
    const { control, advanced } = fakeControl([]);
    const receiver = { owns: () => true, hanging: 1 };
    let asked = 0;
    const told = async (clock: Promise<ControlClock>) => {
      // Given up with the step; the receiver sees it after two further questions.
      if (advanced.length > 1 && ++asked > 2) receiver.hanging = 0;
      return { ...(await clock), in_flight: advanced.length > 1 ? [] : ['http://here/a'] };
    };
    const clock = await openClock({
      ...control,
      clock: () => told(control.clock()),
      advance: (by_ms) => told(control.advance(by_ms)),
    });
    clock.heed(receiver);
    await clock.goOn(10);
    expect(advanced).toEqual([0, 10]);
    expect(receiver.hanging).toBe(0);
  });

  it('waits once, not at every step, for an attempt that is never let go of', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { control } = fakeControl([]);
    let urls = ['http://here/a'];
    let asked = 0;
    const told = async (clock: Promise<ControlClock>) => {
      asked++;
      return { ...(await clock), in_flight: urls };
    };
    const clock = await openClock({
      ...control,
      clock: () => told(control.clock()),
      advance: (by_ms) => told(control.advance(by_ms)),
    });
    clock.heed({ owns: () => true, hanging: 0 });
    const stepCosts = async () => {
      const before = asked;
      const step = clock.goOn(10);
      await vi.advanceTimersByTimeAsync(20_000);
      await step;
      return asked - before;
    };
    expect(await stepCosts()).toBeGreaterThan(100);
    expect(await stepCosts()).toBe(2);
    // A second one is waited for again.
    urls = ['http://here/a', 'http://here/b'];
    expect(await stepCosts()).toBeGreaterThan(100);
    // The first let go after all: another in its place is no longer forgiven for it.
    urls = [];
    expect(await stepCosts()).toBe(2);
    urls = ['http://here/c'];
    expect(await stepCosts()).toBeGreaterThan(100);
  });

  it('goes exactly to what is due next, and no further than it may', async () => {
    await fc.assert(
      fc.asyncProperty(dues, fc.array(most, { maxLength: 20 }), async (due, steps) => {
        const clock = await openClock(fakeControl(due).control);
        for (const most_ms of steps) {
          const before = clock.now_ms();
          const next = Math.min(before + most_ms, ...due.filter((at) => at > before));
          await clock.goOn(most_ms);
          expect(clock.now_ms()).toBe(next);
          expect(clock.target_ms()).toBe(began_ms + next);
        }
      }),
    );
  });

  it('never stands still, even where what is due is never done', async () => {
    const { control, advanced } = fakeControl([0], { forgets: false });
    const clock = await openClock(control);
    for (let step = 1; step <= 5; step++) await clock.goOn(1_000);
    expect(advanced.filter((by_ms) => by_ms > 0)).toEqual([1, 1, 1, 1, 1]);
  });

  it('does not go back, nor on, where no time is left', async () => {
    const { control } = fakeControl([10]);
    const clock = await openClock(control);
    await clock.goOn(0);
    await clock.goOn(-5);
    await clock.wait(0);
    expect(clock.now_ms()).toBe(0);
  });

  it('follows whoever else moves it', async () => {
    const { control } = fakeControl([500]);
    const clock = await openClock(control);
    await control.advance(400);
    await clock.goOn(1_000);
    expect(clock.now_ms()).toBe(500);
  });

  it('waits by whole milliseconds', async () => {
    const { control, advanced } = fakeControl([]);
    const clock = await openClock(control);
    await clock.wait(2.5);
    expect(advanced.filter((by_ms) => by_ms > 0)).toEqual([3]);
  });

  it('shows the time to which it goes while it goes there', async () => {
    const { control } = fakeControl([300]);
    const seen: number[] = [];
    const advance = async (by_ms: number) => {
      seen.push(clock.now_ms());
      return control.advance(by_ms);
    };
    const clock = await openClock({ ...control, advance });
    await clock.goOn(1_000);
    expect(seen.at(-1)).toBe(300);
  });

  it.each(['goOn', 'wait'] as const)(
    'shows what is on its way already at the time that it is now (%s)',
    async (how) => {
      // Events that are due now leave while the clock is asked, and arrive with the next step.
      const { control } = fakeControl([300]);
      const arrived: number[] = [];
      let is_on_its_way = true;
      const advance = async (by_ms: number) => {
        if (is_on_its_way) arrived.push(clock.now_ms());
        is_on_its_way = false;
        return control.advance(by_ms);
      };
      const clock = await openClock({ ...control, advance });
      await clock[how](300);
      expect(arrived).toEqual([0]);
      expect(clock.now_ms()).toBe(300);
    },
  );
});

describe('an answer is held', () => {
  /** A clock whose target answers it this many times before the request that came earlier. */
  async function heldWhile(busy_for: number, settle: 'resolve' | 'reject') {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise, ...answer } = Promise.withResolvers<unknown>();
    let asked = 0;
    const ask_ms = async () => {
      if (asked++ === busy_for) answer[settle](new Error('none'));
      return 0;
    };
    const held = waitsForClock({ ...realClock(), kind: 'stepped', ask_ms }, promise);
    await vi.advanceTimersByTimeAsync(1_000);
    return held;
  }

  it('when the target answers all else meanwhile', async () => {
    expect(await heldWhile(Number.POSITIVE_INFINITY, 'resolve')).toBe(true);
  });

  it.each(['resolve', 'reject'] as const)('not when the target is only slow with everything (%s)', async (settle) => {
    expect(await heldWhile(2, settle)).toBe(false);
  });

  it('not when it is there, or has failed', async () => {
    expect(await waitsForClock(realClock(), Promise.resolve())).toBe(false);
    expect(await waitsForClock(realClock(), Promise.reject(new Error('none')))).toBe(false);
  });
});

test.each([
  [undefined, 'real'],
  ['real', 'real'],
  ['virtual', 'stepped'],
  ['virtual-auto', 'other'],
  ['x20', 'other'],
])('a target whose clock is %s is judged on one that is %s', async (mode, kind) => {
  const control = mode === undefined ? undefined : fakeControl([], { mode }).control;
  expect((await openClock(control)).kind).toBe(kind);
});

test('on a clock that goes by itself, what happens ends the wait', async () => {
  const clock = await openClock(undefined);
  await clock.goOn(3_600_000, Promise.resolve());
  expect(clock.target_ms()).toBeUndefined();
});
