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

/** Where a virtual clock starts unless told otherwise: later than every time in fixtures/seeds. */
export const virtual_start_ms = Date.UTC(2026, 0, 5, 9, 30);

export function createRealClock(): Clock {
  return { now_ms: () => Date.now() };
}

export function createVirtualClock(start_ms: number = virtual_start_ms): VirtualClock {
  let now_ms = start_ms;
  return {
    now_ms: () => now_ms,
    advance(by_ms) {
      if (!(by_ms >= 0)) throw new RangeError(`a clock cannot go back by ${by_ms} ms`);
      now_ms += by_ms;
    },
  };
}

/** The clock's time as the Date header of HTTP has it. */
export function httpDateOf(clock: Clock): string {
  return new Date(clock.now_ms()).toUTCString();
}

/** The clock's time as records hold it: UTC, milliseconds, `Z`. */
export function timestampOf(clock: Clock): string {
  return new Date(clock.now_ms()).toISOString();
}
