/** What a world does without being asked: acts that are due at a time of its clock. */

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
   * @param isLeaving whether it is still being sent, so that nobody outside can answer it yet; it is waited for then
   */
  hold(work: Promise<void>, isLeaving?: () => boolean): void;
  /**
   * Lets the clock go on, at once. Acts that become due run at their own time, one after another; the clock then waits
   * until nothing more is due and nothing is held (`hold`). One `advance` begins when the one before has ended. A clock
   * that goes by itself stands still meanwhile, and goes on from there.
   * @param by_ms how far to go on; never back
   * @throws RangeError when that is no finite number, or below 0
   */
  advance(by_ms: number): Promise<void>;
  /** Resolves when every act that is due by now has ended, and nothing is held. An act must not wait for it. */
  settled(): Promise<void>;
  /** Drops what is waiting; nothing acts any more. `settled` then waits only for acts that have begun. */
  close(): void;
}
