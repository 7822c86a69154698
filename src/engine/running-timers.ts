/** Timers on a clock that goes by itself: with the machine's, or so many times as fast. */
import type { RunningClock } from './clock.ts';
import type { Timers } from './timers.ts';
import { createVirtualTimers, type SteppedOptions } from './virtual-timers.ts';

/** setTimeout takes no more. */
const longest_wait_ms = 2_147_483_647;

/**
 * While the clock goes, an act does not wait for others. While it is advanced, it is stepped as a virtual one is.
 * @param onFault is told what acts throw, unless the timers have been closed
 */
export function createRunningTimers(
  clock: RunningClock,
  onFault: (error: unknown) => void,
  options: Pick<SteppedOptions, 'patience_ms'> = {},
): Timers {
  const stepped = createVirtualTimers(clock, onFault, { ...options, isGoing: clock.isGoing });
  /** Advances under way, and one more while it is paused. */
  let holds = 0;
  let is_paused = false;
  let alarm: NodeJS.Timeout | undefined;
  let alarm_ms = Number.POSITIVE_INFINITY;

  function alarmAt(due_ms: number | undefined): void {
    // An alarm that rings too early sets the next one.
    if (holds > 0 || due_ms === undefined || due_ms >= alarm_ms) return;
    clearTimeout(alarm);
    alarm_ms = due_ms;
    const wait_ms = Math.max(0, due_ms - clock.now_ms()) / clock.rate;
    // A world that nobody closed keeps no process alive.
    alarm = setTimeout(ring, Math.min(Math.ceil(wait_ms), longest_wait_ms)).unref();
  }

  function stopAlarm(): void {
    clearTimeout(alarm);
    alarm_ms = Number.POSITIVE_INFINITY;
  }

  function hold(): void {
    holds += 1;
    clock.stop();
    stopAlarm();
  }

  function letGo(): void {
    holds -= 1;
    if (holds > 0) return;
    clock.go();
    alarmAt(stepped.next_due_ms());
  }

  async function ring(): Promise<void> {
    alarm_ms = Number.POSITIVE_INFINITY;
    await stepped.wake();
    alarmAt(stepped.next_due_ms());
  }

  return {
    ...stepped,
    at(at_ms, act) {
      const cancel = stepped.at(at_ms, act);
      // Acts already due have begun.
      if (at_ms > clock.now_ms()) alarmAt(stepped.next_due_ms());
      return cancel;
    },
    async advance(by_ms) {
      hold();
      try {
        await stepped.advance(by_ms);
      } finally {
        letGo();
      }
    },
    setPaused(paused) {
      if (paused === is_paused) return;
      is_paused = paused;
      if (paused) hold();
      else letGo();
    },
    isPaused: () => is_paused,
    close() {
      stepped.close();
      stopAlarm();
    },
  };
}
