/** Count of a judge's comparisons of the target's values with the right ones. A verdict is worth no more than that. */
export interface Tally {
  /**
   * Counts one comparison and gives its outcome back. It stands where the outcome decides on a mismatch, behind all that
   * may spare the comparison: what a target does not show is not compared.
   */
  compared<Outcome>(outcome: Outcome): Outcome;
  /** Counts one comparison for each member of a list that is judged whole, and gives the list back. */
  each<List extends readonly unknown[]>(members: List): List;
}

/** A tally that can be read, for whoever calls a judge. */
export interface Count extends Tally {
  readonly comparisons: number;
}

export function countComparisons(): Count {
  let comparisons = 0;
  return {
    get comparisons() {
      return comparisons;
    },
    compared(outcome) {
      comparisons += 1;
      return outcome;
    },
    each(members) {
      comparisons += members.length;
      return members;
    },
  };
}

/** For whoever asks a judge for what it finds alone. */
export const uncounted: Tally = { compared: (outcome) => outcome, each: (members) => members };
