/**
 * The judge's two tools in one: a count of comparisons, since a verdict is worth no more than its evidence, and the
 * table of a check's codes, so that a mismatch is named where it is found and worded where its code stands.
 */
import type { Mismatch } from './evidence.ts';
import type { Exchange } from './exchange.ts';

/** One way in which a check can fail. */
interface CodeRow {
  /** Left out where each mismatch names its own: one of the operation, or of the choice that is declared. */
  clause?: string;
  /** One sentence for a reader who knows the interface and not the kit; `explain` prints it, reports where nothing more exact is said. */
  message: string;
  /** `declared`: the target breaks its own target file, about an open clause. */
  level?: 'declared';
  /** The kit's version that brought it, where that is later than its check. */
  since?: string;
}

/** The codes of a check. Reports and files of known failures hold them, so that they stay as they are. */
export type Codes = Readonly<Record<string, CodeRow>>;

/** The particulars of one mismatch; the rest follows from its code. */
export interface Shown extends Omit<Partial<Mismatch>, 'code' | 'expected' | 'actual'> {
  expected: unknown;
  actual: unknown;
  /** The exchange that shows it: gives `operation` and `exchange`. */
  at?: Exchange;
}

/** Counts the comparisons of a judge. */
export interface Counter {
  /**
   * Counts one comparison and gives its outcome back. It stands where the outcome decides on a mismatch, behind all that
   * may spare the comparison: what a target does not show is not compared.
   */
  compared<Outcome>(outcome: Outcome): Outcome;
  /** Counts one comparison for each member of a list that is judged whole, and gives the list back. */
  each<List extends readonly unknown[]>(members: List): List;
}

/** @typeParam Code those of the check's table */
export interface Tally<Code extends string = string> extends Counter {
  /** Counts one comparison. @returns nothing where it is right, else the mismatch */
  holds(right: boolean, code: Code, shown: Shown): Mismatch[];
  /** The mismatch of a comparison that was counted before. */
  broken(code: Code, shown: Shown): Mismatch[];
}

/** A count that can be read, for whoever calls a judge. */
export interface Count extends Counter {
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

/**
 * The tally of a check.
 * @throws Error for a code that its table does not have
 */
export function tallyOf(codes: Codes, counter: Counter): Tally {
  return tallyBy((code) => {
    const row = codes[code];
    if (!row) throw new Error(`no code is called ${code}`);
    return row;
  }, counter);
}

function tallyBy(rowOf: (code: string) => CodeRow, counter: Counter): Tally {
  const broken: Tally['broken'] = (code, { at, ...shown }) => {
    const { clause = '', message, level } = rowOf(code);
    const where = at && { operation: at.request.operation, exchange: at.number };
    return [{ code, clause, message, ...(level && { level }), ...where, ...shown }];
  };
  return {
    compared: (outcome) => counter.compared(outcome),
    each: (members) => counter.each(members),
    holds: (right, code, shown) => (counter.compared(right) ? [] : broken(code, shown)),
    broken,
  };
}

/** For whoever asks a part of a judge for what it finds alone; its mismatches have codes and no words. */
export const uncounted: Tally = tallyBy(() => ({ message: '' }), {
  compared: (outcome) => outcome,
  each: (members) => members,
});
