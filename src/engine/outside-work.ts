/** Work that waits for a receiver outside the world, and how long a stepped clock waits for that work. */

export interface OutsideWork {
  /** @param isSending whether the request is still being sent, so that the receiver cannot answer yet */
  add(work: Promise<void>, isLeaving?: () => boolean): void;
  size(): number;
  /**
   * Resolves when all work has ended, or when none of it has ended for the length of the patience. The rest goes on,
   * but is not waited for any more.
   * @param in_background whether the process may end meanwhile
   */
  whenDone(in_background?: boolean): Promise<void>;
  /** Stops waiting for all of it at once. */
  letGo(): void;
}

/**
 * Longest wait of the clock, in real time, for work outside while none of it ends. Receivers on the same machine answer
 * within 20 ms even when both of its cores are busy; one that takes longer is assumed to wait for the clock.
 */
export const patience_ms = 250;

/** Factor of that wait while some work is still being sent: an event is small, so its connection is being opened. */
const sending_rounds = 8;

/** @param patience_ms real time */
export function createOutsideWork(patience_ms: number): OutsideWork {
  const works = new Map<Promise<void>, () => boolean>();
  let all_released = Promise.withResolvers<void>();
  let patience: NodeJS.Timeout | undefined;
  let rounds = 0;
  let is_awaited = false;

  function letGo(): void {
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
    const is_leaving = works.values().some((isSending) => isSending());
    if (is_leaving && rounds < sending_rounds) nextRound();
    else letGo();
  }

  return {
    add(work, isLeaving = () => false) {
      works.set(work, isLeaving);
      void work.then(() => {
        if (!works.delete(work)) return;
        if (works.size === 0) letGo();
        else if (patience) beginPatience();
      });
    },
    size: () => works.size,
    async whenDone(in_background = false) {
      if (works.size === 0) return;
      is_awaited ||= !in_background;
      if (!patience) beginPatience();
      else if (is_awaited) patience.ref();
      await all_released.promise;
    },
    letGo,
  };
}
