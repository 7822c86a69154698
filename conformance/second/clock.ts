/** The time of this implementation: that of the wall, or one that goes on only when told. */

interface Timer {
  cancel(): void;
}

export interface Clock {
  readonly mode: 'real' | 'virtual';
  now(): number;
  /** Does something at a time, or at once where that is over. */
  at(due_ms: number, action: () => void): Timer;
  /** Time does not go on before this resolves. */
  hold(busy: Promise<unknown>): void;
  /** Time of the next act; undefined where there is none, or nobody can know. */
  nextDue(): number | undefined;
  /** Acts due on the way happen one after another, each at its own time. */
  advance(by_ms: number): Promise<void>;
  stop(): void;
}

export function createClock(mode: 'real' | 'virtual'): Clock {
  return mode === 'real' ? realClock() : virtualClock();
}

/** `setTimeout` takes no longer delay, and runs at once instead. */
const longest_delay_ms = 2 ** 31 - 1;

function realClock(): Clock {
  const waiting = new Set<NodeJS.Timeout>();
  return {
    mode: 'real',
    now: Date.now,
    at(due_ms, action) {
      const timer = setTimeout(
        () => {
          waiting.delete(timer);
          action();
        },
        Math.min(Math.max(0, due_ms - Date.now()), longest_delay_ms),
      );
      waiting.add(timer);
      return {
        cancel() {
          clearTimeout(timer);
          waiting.delete(timer);
        },
      };
    },
    hold() {},
    nextDue: () => undefined,
    advance: () => Promise.reject(new Error('a real clock goes by itself')),
    stop() {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

interface Due {
  due_ms: number;
  action(): void;
}

/** Far from any real date, so that whoever mixes the two clocks notices. */
const virtual_start_ms = Date.parse('2031-05-17T08:30:00.000Z');

function virtualClock(): Clock {
  let now_ms = virtual_start_ms;
  let last: Promise<void> = Promise.resolve();
  const timers: Due[] = [];
  const busy = new Set<Promise<unknown>>();

  async function quiet(): Promise<void> {
    while (busy.size > 0) await Promise.all(busy);
  }

  async function go(by_ms: number): Promise<void> {
    await quiet();
    const goal_ms = now_ms + by_ms;
    while (timers[0] && timers[0].due_ms <= goal_ms) {
      const { due_ms, action } = timers.shift()!;
      now_ms = Math.max(now_ms, due_ms);
      action();
      await quiet();
    }
    now_ms = goal_ms;
  }

  return {
    mode: 'virtual',
    now: () => now_ms,
    at(due_ms, action) {
      const timer = { due_ms, action };
      const place = timers.findIndex((other) => other.due_ms > due_ms);
      timers.splice(place < 0 ? timers.length : place, 0, timer);
      return {
        cancel() {
          const index = timers.indexOf(timer);
          if (index >= 0) timers.splice(index, 1);
        },
      };
    },
    hold(promise) {
      const kept = promise.finally(() => busy.delete(kept));
      busy.add(kept);
    },
    nextDue: () => timers[0]?.due_ms,
    advance(by_ms) {
      last = last.then(() => go(by_ms));
      return last;
    },
    stop() {
      timers.length = 0;
    },
  };
}
