/**
 * A sort that was accepted and had no effect, as `conformance/acts/confirm-sort.ts` finds it. A target that declares to
 * refuse unknown sorts must refuse or sort, so the failure has the level `declared`.
 */
import type { DataSet } from '../suite/data-set.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';

/** Of `judgeSortTaken`. */
export const sort_taken_codes = {
  'sort-without-effect': {
    clause: 'sorting.order',
    level: 'declared',
    message: 'A sort has no effect, and the target file declares that unknown sorts are refused.',
  },
} satisfies Codes;

/** Notes of a check that sorts a set of its own. */
export interface SortNotes {
  /** The set that was looked at last. */
  data: DataSet;
  /** Of a sort without effect, as `confirmSort` found it: the case ends there. */
  sort_without_effect?: { sort: string; exchange: number; created: number; met: number };
}

/** A sort that was accepted has an effect, where the target file declares that it would be refused else. */
export function judgeSortTaken(
  { notes: { sort_without_effect: found } }: Evidence<unknown, Pick<SortNotes, 'sort_without_effect'>>,
  tally: Tally,
): Mismatch[] {
  if (!found) return [];
  const few = `of ${found.created} assets created, ${found.met} came back`;
  return tally.broken('sort-without-effect', {
    message: `the list sorted by ${found.sort} is not in that order${found.met < 2 ? `: ${few}` : ''}`,
    expected: 'the order asked for, or a refusal (choices.lists.unknown_sort: refused)',
    actual: few,
    operation: 'listAssets',
    pointer: '/items',
    exchange: found.exchange,
  });
}
