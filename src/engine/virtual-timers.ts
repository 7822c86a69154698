/** Timers on a clock that stands still until it is advanced. */
import type { VirtualClock } from './clock.ts';
import { createDueQueue } from './due-queue.ts';
import { type Act, begun, type Timers } from './timers.ts';

export interface VirtualTimers extends Timers {
  /**
   * Lets the clock go on. Acts that become due run at their own time, one after another; the clock then waits until
   * nothing more is due and nothing is held (`hold`). One `advance` begins when the one before has ended.
   * @param by_ms how far to go on; never back
   */
  advance(by_ms: number): Promise<void>;
}

/**
 * How long, in real time, the clock waits for work outside while none of it ends. Receivers on one machine answer
 * within 20 ms even when both of its cores are busy; one that takes longer is taken to wait for the clock.
 */
export const patience_ms = 250;

/** @param onFault is told what acts throw, unless the timers have been closed */
export function createVirtualTimers(
  clock: VirtualClock,
  onFault: (error: unknown) => void,
  options = { patience_ms },
): VirtualTimers {
  const waiting = createDueQueue<Act>();
  const held = createHeld(options.patience_ms);
  let draining: Promise<void> | undefined;
  let last_advance: Promise<void> = Promise.resolve();
  let is_closed = false;

  const fault = (error: unknown) => {
    if (!is_closed) onFault(error);
  };
  const isDue = () => (waiting.next_due_ms() ?? Number.POSITIVE_INFINITY) <= clock.now_ms();

  async function drain(): Promise<void> {
    // No act begins within the call that makes it.
    await undefined;
    for (let act = waiting.take(clock.now_ms()); act; act = waiting.take(clock.now_ms())) await begun(act).catch(fault);
    draining = undefined;
  }

  async function settled(): Promise<void> {
    while (isDue() || draining || held.size() > 0) {
      if (isDue()) draining ??= drain();
      await draining;
      await held.released();
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
      if (isDue()) draining ??= drain();
      return cancel;
    },
    next_due_ms: () => waiting.next_due_ms(),
    hold: (work) => held.add(work.catch(fault)),
    settled,
    async advance(by_ms) {
      if (!(by_ms >= 0 && Number.isFinite(by_ms))) throw new RangeError(`a clock cannot be advanced by ${by_ms} ms`);
      last_advance = last_advance.then(() => advance(by_ms));
      await last_advance;
    },
    close() {
      is_closed = true;
      waiting.clear();
      held.release();
    },
  };
}

interface Held {
  add(work: Promise<void>): void;
  size(): number;
  /** Resolves when all work has ended, or none of it has for as long as patience lasts; what goes on is let go. */
  released(): Promise<void>;
  /** Lets all of it go at once. */
  release(): void;
}

function createHeld(patience_ms: number): Held {
  const works = new Set<Promise<void>>();
  let all_released = Promise.withResolvers<void>();
  let patience: NodeJS.Timeout | undefined;

  function release(): void {
    works.clear();
    clearTimeout(patience);
    patience = undefined;
    all_released.resolve();
    all_released = Promise.withResolvers();
  }

  return {
    add(work) {
      works.add(work);
      void work.then(() => {
        if (!works.delete(work)) return;
        if (works.size === 0) release();
        else patience?.refresh();
      });
    },
    size: () => works.size,
    async released() {
      if (works.size === 0) return;
      patience ??= setTimeout(release, patience_ms);
      await all_released.promise;
    },
    release,
  };
}
