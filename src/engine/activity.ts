/** Counts requests under way in a world, and can keep new ones waiting: a reset begins between requests. */

export interface Activity {
  /** Counts a request until the result is called: at once where the gate is open, or when it opens. */
  enter(): (() => void) | Promise<() => void>;
  active(): number;
  /** Calls `listener` whenever the last request has been answered. @returns ends that */
  onIdle(listener: () => void): () => void;
  /**
   * Runs something while no request is being answered. Requests under way end first, unless they take longer than
   * `drain_ms`; new ones wait. Several calls run one after another.
   */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Longest wait of `exclusively`, in real time, for requests under way: one may be an upload that never ends. */
export const drain_ms = 1_000;

export function createActivity(options = { drain_ms }): Activity {
  const listeners = new Set<() => void>();
  let active = 0;
  let gate: Promise<unknown> | undefined;
  /** Somebody waits for the last request; each that waits has the same promise. */
  let idle: PromiseWithResolvers<void> | undefined;

  function entered(): () => void {
    active += 1;
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  }

  async function enteredLater(): Promise<() => void> {
    while (gate) await gate;
    return entered();
  }

  function leave(): void {
    active -= 1;
    if (active > 0) return;
    idle?.resolve();
    idle = undefined;
    for (const listener of listeners) listener();
  }

  async function drained(): Promise<void> {
    if (active === 0) return;
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, options.drain_ms);
    idle ??= Promise.withResolvers();
    await Promise.race([idle.promise, limit.promise]);
    clearTimeout(timer);
  }

  return {
    enter: () => (gate ? enteredLater() : entered()),
    active: () => active,
    onIdle(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async exclusively(work) {
      while (gate) await gate;
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      try {
        await drained();
        return await work();
      } finally {
        gate = undefined;
        resolve();
      }
    },
  };
}
