/**
 * Runs for cases that rate them, which each case has for itself. Where ratings show late, such cases wait for most of
 * their time: several sets of runs let them wait side by side.
 */
import type { RunPolling } from './run-polling.ts';

/** So many sets: cases that rate then take about as long as the longest other checks. Each costs as many runs. */
export const rated_sets = { late: 5, slow: 2 };

/** The runs of one case. */
export interface Loan {
  /** Waits until there are some that nobody has. */
  runs(): Promise<RunPolling>;
  /** To be called when the case is over. */
  end(): void;
}

export interface RatedRuns {
  lend(): Loan;
}

/**
 * @param mayMake whether another set may be made, beside so many
 * @param make the set of this number: 0 is that of all checks
 */
export function createRatedRuns(mayMake: (made: number) => boolean, make: (number: number) => RunPolling): RatedRuns {
  const sets: RunPolling[] = [];
  const free = new Set<RunPolling>();
  const waiting: ((set: RunPolling) => void)[] = [];

  async function take(): Promise<RunPolling> {
    const known = sets.find((one) => free.has(one));
    if (known) {
      free.delete(known);
      return known;
    }
    if (sets.length === 0 || mayMake(sets.length)) {
      sets.push(make(sets.length));
      return sets.at(-1)!;
    }
    return new Promise((goOn) => waiting.push(goOn));
  }

  function giveBack(set: RunPolling): void {
    const next = waiting.shift();
    if (next) next(set);
    else free.add(set);
  }

  return {
    lend() {
      let taken: Promise<RunPolling> | undefined;
      return {
        runs() {
          taken ??= take();
          return taken;
        },
        end: () => void taken?.then(giveBack),
      };
    },
  };
}
