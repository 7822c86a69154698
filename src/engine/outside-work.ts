/** Work that waits for a receiver outside the world, and how long a stepped clock waits for that work. */

export interface OutsideWork {
  /**
   * @param isSending whether the request is still being sent, so that the receiver cannot answer yet
   * @param held_ms a listener elsewhere has so long, in real time
   */
  add(work: Promise<void>, isSending?: () => boolean, held_ms?: number): void;
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
  const works = new Map<Promise<void>, { isSending: () => boolean; held_ms: number }>();
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
    const spent_ms = rounds * patience_ms;
    const bounds_ms = works
      .values()
      .map(({ isSending, held_ms }) => Math.max(held_ms, isSending() ? sending_rounds * patience_ms : 0));
    if (bounds_ms.some((bound_ms) => spent_ms < bound_ms)) nextRound();
    else letGo();
  }

  return {
    add(work, isSending = () => false, held_ms = 0) {
      works.set(work, { isSending, held_ms });
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
