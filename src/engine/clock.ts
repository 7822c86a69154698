/** The clock of a world. Every time that a world shows, signs or compares comes from here. */

export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now_ms(): number;
}

/** A clock that stands still until it is told to go on. */
export interface VirtualClock extends Clock {
  /** @param by_ms how far to go on; never back */
  advance(by_ms: number): void;
}

/** A clock that goes by itself, unless it is stopped. It can be put forward at any time. */
export interface RunningClock extends VirtualClock {
  /** Milliseconds of this clock that go by in a real one. */
  readonly rate: number;
  isGoing(): boolean;
  stop(): void;
  /** It goes on from where it stands. */
  go(): void;
}

/** Start of a virtual clock unless told otherwise: later than every time in src/server/seed/states. */
export const virtual_start_ms = Date.UTC(2026, 0, 5, 9, 30);

/** @param rate 1 for a clock that goes with the machine's; it begins at the machine's time in any case */
export function createRealClock(rate = 1): RunningClock {
  let since_ms = Date.now();
  let then_ms = since_ms;
  let is_going = true;

  const now_ms = () => (is_going ? then_ms + Math.floor((Date.now() - since_ms) * rate) : then_ms);

  function setTo(time_ms: number): void {
    then_ms = time_ms;
    since_ms = Date.now();
  }

  return {
    rate,
    now_ms,
    isGoing: () => is_going,
    advance: (by_ms) => setTo(now_ms() + notNegative(by_ms)),
    stop() {
      setTo(now_ms());
      is_going = false;
    },
    go() {
      setTo(now_ms());
      is_going = true;
    },
  };
}

export function createVirtualClock(start_ms: number = virtual_start_ms): VirtualClock {
  let now_ms = start_ms;
  return {
    now_ms: () => now_ms,
    advance(by_ms) {
      now_ms += notNegative(by_ms);
    },
  };
}

function notNegative(by_ms: number): number {
  if (!(by_ms >= 0)) throw new RangeError(`a clock cannot go back by ${by_ms} ms`);
  return by_ms;
}

let last_date = { second: 0, text: new Date(0).toUTCString() };

/** The clock's time as the Date header of HTTP has it: the same for all answers of one second. */
export function httpDateOf(clock: Clock): string {
  const second = Math.floor(clock.now_ms() / 1000);
  if (second !== last_date.second) last_date = { second, text: new Date(second * 1000).toUTCString() };
  return last_date.text;
}

let last = { now_ms: 0, text: new Date(0).toISOString() };

/** The clock's time as records hold it: UTC, milliseconds, `Z`. It is read many times in one millisecond. */
export function timestampOf(clock: Clock): string {
  const now_ms = clock.now_ms();
  if (now_ms !== last.now_ms) last = { now_ms, text: new Date(now_ms).toISOString() };
  return last.text;
}
