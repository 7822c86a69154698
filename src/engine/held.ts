/** Work that waits for somebody outside the world, and how long a clock that is stepped waits for it. */

export interface Held {
  /** @param isLeaving whether it is still being sent, so that nobody outside can answer it yet */
  add(work: Promise<void>, isLeaving?: () => boolean): void;
  size(): number;
  /**
   * Resolves when all work has ended, or none of it has for as long as patience lasts; what goes on is let go.
   * @param in_background whether the process may end meanwhile
   */
  released(in_background?: boolean): Promise<void>;
  /** Lets all of it go at once. */
  release(): void;
}

/**
 * How long, in real time, the clock waits for work outside while none of it ends. Receivers on one machine answer
 * within 20 ms even when both of its cores are busy; one that takes longer is taken to wait for the clock.
 */
export const patience_ms = 250;

/**
 * How many times as long it waits while some of the work is still being sent, which for so small a thing as an event
 * means that the connection is not there yet.
 */
export const leaving_rounds = 8;

/** @param patience_ms real time */
export function createHeld(patience_ms: number): Held {
  const works = new Map<Promise<void>, () => boolean>();
  let all_released = Promise.withResolvers<void>();
  let patience: NodeJS.Timeout | undefined;
  let rounds = 0;
  let is_awaited = false;

  function release(): void {
    works.clear();
    clearTimeout(patience);
    patience = undefined;
    is_awaited = false;
    all_released.resolve();
    all_released = Promise.withResolvers();
  }

  function beginPatience(): void {
    rounds = 0;
    nextRound();
  }

  function nextRound(): void {
    clearTimeout(patience);
    patience = setTimeout(endRound, patience_ms);
    if (!is_awaited) patience.unref();
  }

  function endRound(): void {
    rounds += 1;
    const is_leaving = works.values().some((isLeaving) => isLeaving());
    if (is_leaving && rounds < leaving_rounds) nextRound();
    else release();
  }

  return {
    add(work, isLeaving = () => false) {
      works.set(work, isLeaving);
      void work.then(() => {
        if (!works.delete(work)) return;
        if (works.size === 0) release();
        else if (patience) beginPatience();
      });
    },
    size: () => works.size,
    async released(in_background = false) {
      if (works.size === 0) return;
      is_awaited ||= !in_background;
      if (!patience) beginPatience();
      else if (is_awaited) patience.ref();
      await all_released.promise;
    },
    release,
  };
}
