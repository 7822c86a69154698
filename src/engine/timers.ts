/** What a world does without being asked: acts that are due at a time of its clock. */
import type { Clock } from './clock.ts';
import { createDueQueue } from './due-queue.ts';

export type Act = () => Promise<void>;

/** Calls an act off. Without effect once it has begun. */
export type Cancel = () => void;

export interface Timers {
  /**
   * Calls `act` when the clock has come to `at_ms`, at once if it has already. Acts due at one time run in the order of
   * their making.
   */
  at(at_ms: number, act: Act): Cancel;
  /** When the next act is due; undefined when none is waiting. */
  next_due_ms(): number | undefined;
  /**
   * Tells of work that waits for somebody outside the world, and for which the act that began it does not wait. A clock
   * that is stepped waits for it a moment before it goes on, so that what a receiver answers at once is still answered
   * at that time; no longer, since it may be that only the clock can end it.
   */
  hold(work: Promise<void>): void;
  /** Resolves when every act that is due by now has ended. An act must not wait for it. */
  settled(): Promise<void>;
  /** Drops what is waiting; nothing acts any more. `settled` then waits only for acts that have begun. */
  close(): void;
}

/** setTimeout takes no more. */
const longest_wait_ms = 2_147_483_647;

/**
 * Timers on a clock that goes by itself. An act does not wait for others.
 * @param onFault is told what acts throw, unless the timers have been closed
 */
export function createRealTimers(clock: Clock, onFault: (error: unknown) => void): Timers {
  const waiting = createDueQueue<Act>();
  const acts = new Set<Promise<void>>();
  const held = new Set<Promise<void>>();
  let is_closed = false;
  let alarm: NodeJS.Timeout | undefined;
  let alarm_ms = Number.POSITIVE_INFINITY;

  function watch(works: Set<Promise<void>>, work: Promise<void>): void {
    const watched = work
      .catch((error: unknown) => {
        if (!is_closed) onFault(error);
      })
      .finally(() => works.delete(watched));
    works.add(watched);
  }

  function fire(): void {
    for (let act = waiting.take(clock.now_ms()); act; act = waiting.take(clock.now_ms())) watch(acts, begun(act));
  }

  function setAlarm(): void {
    const due_ms = waiting.next_due_ms();
    // An alarm that rings too early sets the next one.
    if (due_ms === undefined || due_ms >= alarm_ms) return;
    clearTimeout(alarm);
    alarm_ms = due_ms;
    // A world that nobody closed keeps no process alive.
    alarm = setTimeout(ring, Math.min(Math.max(0, due_ms - clock.now_ms()), longest_wait_ms)).unref();
  }

  function ring(): void {
    alarm_ms = Number.POSITIVE_INFINITY;
    fire();
    setAlarm();
  }

  return {
    at(at_ms, act) {
      if (is_closed) return () => {};
      const cancel = waiting.add(at_ms, act);
      setAlarm();
      return cancel;
    },
    next_due_ms: () => waiting.next_due_ms(),
    hold(work) {
      watch(held, work);
    },
    async settled() {
      for (fire(); acts.size + held.size > 0; fire()) await Promise.all([...acts, ...held]);
    },
    close() {
      is_closed = true;
      waiting.clear();
      held.clear();
      clearTimeout(alarm);
    },
  };
}

/** An act that has begun; what it throws before it gives a promise rejects this one. */
export async function begun(act: Act): Promise<void> {
  await act();
}
