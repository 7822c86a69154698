/**
 * Group commit: small writes of one turn of the event loop share a transaction, since the commit costs as much as one of
 * them. Each is acknowledged only behind that commit.
 */

export interface GroupCommit {
  /** Resolves when the write is committed; rejected when it alone could not be. */
  write(operation: () => void): Promise<void>;
  /** Commits what waits, at once: before whatever else is asked of the store, so that all happens in the order of the calls. */
  flush(): void;
}

interface Waiting {
  operation: () => void;
  done: PromiseWithResolvers<void>;
}

/** @param atomically runs it whole or not at all */
export function createGroupCommit(atomically: (operations: () => void) => void): GroupCommit {
  let waiting: Waiting[] = [];
  let is_scheduled = false;

  function flush(): void {
    if (waiting.length === 0) return;
    const group = waiting;
    waiting = [];
    commit(group);
  }

  function commit(group: readonly Waiting[]): void {
    try {
      atomically(() => {
        for (const { operation } of group) operation();
      });
    } catch (error) {
      // Only the one at fault fails when each has a transaction of its own.
      if (group.length > 1) for (const each of group) commit([each]);
      else group[0]?.done.reject(error);
      return;
    }
    for (const { done } of group) done.resolve();
  }

  return {
    flush,
    write(operation) {
      const done = Promise.withResolvers<void>();
      waiting.push({ operation, done });
      if (!is_scheduled) {
        is_scheduled = true;
        // Behind all that the sockets bring in this turn.
        setImmediate(() => {
          is_scheduled = false;
          flush();
        });
      }
      return done.promise;
    },
  };
}
