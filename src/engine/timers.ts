/** Acts of a world without a request, due at a time of its clock. */

export type Act = () => Promise<void>;

/** Cancels an act. Without effect once it has begun. */
export type Cancel = () => void;

export interface Timers {
  /** Calls `act` at `at_ms`, or at once if that has passed. Acts due at the same time run in the order of adding. */
  at(at_ms: number, act: Act): Cancel;
  /** Due time of the next act; undefined when none is waiting. */
  next_due_ms(): number | undefined;
  /**
   * Announces work that waits for a receiver, such as an attempt of a delivery, and that no act waits for. A stepped
   * clock waits a moment for it before it goes on, so that an answer that comes at once carries the time at which the
   * attempt was sent. It does not wait longer, since the work may end by a timeout of this very clock.
   * @param isSending whether the request is still being sent; the clock waits longer then
   * @param held_ms a listener elsewhere answers, for which the clock waits so long in real time
   */
  waitFor(work: Promise<void>, isSending?: () => boolean, held_ms?: number): void;
  /**
   * Moves the clock forward without waiting in real time. Acts that become due run at their own time, one after another;
   * before each step the clock waits for the acts that are due and for work outside (`waitFor`). One `advance` begins
   * when the one before has ended. A clock that runs by itself stands still meanwhile, and runs on from there.
   * @param by_ms how far to move
   * @throws RangeError when `by_ms` is not finite, or below 0
   */
  advance(by_ms: number): Promise<void>;
  /** Keeps a clock that goes by itself from doing so, or lets it go on; it can be advanced meanwhile. */
  setPaused(is_paused: boolean): void;
  /** True for a clock that never goes by itself, too. */
  isPaused(): boolean;
  /** Resolves when every act that is due by now and all work outside has ended. An act must not wait for it. */
  settled(): Promise<void>;
  /** Drops all waiting acts. `settled` then waits only for acts that have begun. */
  close(): void;
}
