/** Timers on a clock that is stepped from one due act to the next. */
import type { VirtualClock } from './clock.ts';
import { createDueQueue } from './due-queue.ts';
import { createOutsideWork, patience_ms } from './outside-work.ts';
import type { Act, Timers } from './timers.ts';

/** Timers for a driver that advances the clock by itself. */
export interface SteppedTimers extends Timers {
  /** True while an act is due or under way, or work outside is. */
  isBusy(): boolean;
  /** Begins what is due by now; resolves when all of it has begun. */
  wake(): Promise<void>;
  /** @param in_background whether the process may end meanwhile */
  settled(in_background?: boolean): Promise<void>;
}

export interface SteppedOptions {
  /** Longest wait of the clock, in real time, for work outside while none of it ends. */
  patience_ms?: number;
  /** While it returns true, due acts begin without waiting for one another. By default it never does. */
  isGoing?(): boolean;
}

/** @param onFault is told what acts throw, unless the timers have been closed */
export function createVirtualTimers(
  clock: VirtualClock,
  onFault: (error: unknown) => void,
  options: SteppedOptions = {},
): SteppedTimers {
  const { isGoing = () => false } = options;
  const waiting = createDueQueue<Act>();
  const acts = new Set<Promise<void>>();
  const outside = createOutsideWork(options.patience_ms ?? patience_ms);
  let draining: Promise<void> | undefined;
  let last_advance: Promise<void> = Promise.resolve();
  let is_closed = false;

  const fault = (error: unknown) => {
    if (!is_closed) onFault(error);
  };
  const isDue = () => (waiting.next_due_ms() ?? Number.POSITIVE_INFINITY) <= clock.now_ms();
  const isBusy = () => isDue() || draining !== undefined || acts.size + outside.size() > 0;

  async function wake(): Promise<void> {
    if (isDue()) draining ??= drain();
    await draining;
  }

  async function drain(): Promise<void> {
    // An act never begins inside the call that adds it.
    await undefined;
    for (let act = waiting.take(clock.now_ms()); act; act = waiting.take(clock.now_ms())) {
      const ended = ending(act);
      if (!isGoing()) await ended;
    }
    draining = undefined;
  }

  function ending(act: Act): Promise<void> {
    const ended = begun(act)
      .catch(fault)
      .finally(() => acts.delete(ended));
    acts.add(ended);
    return ended;
  }

  async function settled(in_background = false): Promise<void> {
    while (isBusy()) {
      await wake();
      await Promise.all(acts);
      await outside.whenDone(in_background);
    }
  }

  async function advance(by_ms: number): Promise<void> {
    const until_ms = clock.now_ms() + by_ms;
    await settled();
    for (;;) {
      const due_ms = waiting.next_due_ms();
      if (due_ms === undefined || due_ms > until_ms) break;
      moveTo(due_ms);
      await settled();
    }
    moveTo(until_ms);
  }

  function moveTo(time_ms: number): void {
    clock.advance(Math.max(0, time_ms - clock.now_ms()));
  }

  return {
    at(at_ms, act) {
      if (is_closed) return () => {};
      const cancel = waiting.add(at_ms, act);
      void wake();
      return cancel;
    },
    next_due_ms: () => waiting.next_due_ms(),
    waitFor: (work, ...waits) => outside.add(work.catch(fault), ...waits),
    setPaused() {},
    isPaused: () => true,
    isBusy,
    wake,
    settled,
    async advance(by_ms) {
      if (!(by_ms >= 0 && Number.isFinite(by_ms))) throw new RangeError(`a clock cannot be advanced by ${by_ms} ms`);
      last_advance = last_advance.then(() => advance(by_ms));
      await last_advance;
    },
    close() {
      is_closed = true;
      waiting.clear();
      outside.letGo();
    },
  };
}

/** An act that has begun; what it throws before it gives a promise rejects this one. */
async function begun(act: Act): Promise<void> {
  await act();
}
