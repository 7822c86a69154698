/** Timers on a clock that stands still while anything is going on, and otherwise goes on to what is due next. */
import type { Activity } from './activity.ts';
import type { VirtualClock } from './clock.ts';
import type { Timers } from './timers.ts';
import { createVirtualTimers, type SteppedOptions } from './virtual-timers.ts';

/**
 * Time by which the clock goes on by itself after the last request: at most one hour. Polling clients see the end of a
 * run at once, and a run that takes weeks is still under way when a client looks at it. Acts due later wait for the
 * next request, or until the clock is advanced.
 */
export const auto_horizon_ms = 3_600_000;

/**
 * The clock goes on as soon as a request has been answered and no other is being answered, no act is under way, and
 * nothing is held any more; from one due act to the next, with one turn of the event loop between them, in which
 * requests that have arrived begin. So a client that polls sees a run end after a request or two, and time does not go
 * on under a request. Before the first request the clock stands still: a world begins the same however long it waits.
 * @param onFault is told what acts throw, unless the timers have been closed
 * @param activity the requests that are being answered
 */
export function createAutoTimers(
  clock: VirtualClock,
  onFault: (error: unknown) => void,
  activity: Activity,
  options: Pick<SteppedOptions, 'patience_ms'> = {},
): Timers {
  const stepped = createVirtualTimers(clock, onFault, options);
  let last_request_ms = Number.NEGATIVE_INFINITY;
  let advancing = 0;
  let is_looking = false;
  let is_settling = false;
  let is_closed = false;
  let is_paused = false;

  const ignore = activity.onIdle(() => {
    last_request_ms = clock.now_ms();
    lookSoon();
  });

  function lookSoon(): void {
    if (is_looking || is_closed) return;
    is_looking = true;
    // A world that nobody closed keeps no process alive.
    setImmediate(look).unref();
  }

  /** Goes one step if it may. Every obstacle ends with another look. */
  function look(): void {
    is_looking = false;
    if (is_closed || is_settling || is_paused || advancing > 0 || activity.active() > 0) return;
    if (!stepped.isBusy()) {
      const due_ms = stepped.next_due_ms();
      if (due_ms === undefined || due_ms > last_request_ms + auto_horizon_ms) return;
      clock.advance(due_ms - clock.now_ms());
    }
    settle();
  }

  function settle(): void {
    is_settling = true;
    void stepped.settled(true).then(() => {
      is_settling = false;
      lookSoon();
    });
  }

  return {
    ...stepped,
    at(at_ms, act) {
      const cancel = stepped.at(at_ms, act);
      lookSoon();
      return cancel;
    },
    async advance(by_ms) {
      advancing += 1;
      try {
        await stepped.advance(by_ms);
      } finally {
        advancing -= 1;
        lookSoon();
      }
    },
    setPaused(paused) {
      is_paused = paused;
      lookSoon();
    },
    isPaused: () => is_paused,
    close() {
      is_closed = true;
      ignore();
      stepped.close();
    },
  };
}
