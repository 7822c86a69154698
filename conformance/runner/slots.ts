/** Places for cases side by side. A case that waits for time alone, or for another case, leaves its place. */

/** The place of one case. */
export interface Slot {
  /** Waits without it, and has one again when that is over. */
  aside<Value>(wait: () => Promise<Value>): Promise<Value>;
}

export interface Slots {
  /** @param turn the lower one comes first; before both comes who left a place and goes on */
  hold<Value>(turn: number, act: (slot: Slot) => Promise<Value>): Promise<Value>;
}

/** Of a case that holds up nobody. */
export const ample: Slot = { aside: (wait) => wait() };

const at_once = Number.NEGATIVE_INFINITY;

/** @param most cases that do something at the same time */
export function createSlots(most: number): Slots {
  const waiting: { turn: number; goOn(): void }[] = [];
  let free = most;

  async function take(turn: number): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    const behind = waiting.findIndex((other) => other.turn > turn);
    waiting.splice(behind < 0 ? waiting.length : behind, 0, { turn, goOn });
    await promise;
  }

  function give(): void {
    const next = waiting.shift();
    if (next) next.goOn();
    else free += 1;
  }

  return {
    async hold(turn, act) {
      await take(turn);
      let is_held = true;
      let retaken: Promise<void> | undefined;

      async function retake(): Promise<void> {
        await take(at_once);
        is_held = true;
        retaken = undefined;
      }

      function leave(): void {
        if (is_held) give();
        is_held = false;
      }

      try {
        return await act({
          async aside(wait) {
            if (!retaken) leave();
            try {
              return await wait();
            } finally {
              // Of several that wait side by side, one takes it for all.
              if (!is_held) retaken ??= retake();
              await retaken;
            }
          },
        });
      } finally {
        await retaken;
        leave();
      }
    },
  };
}
