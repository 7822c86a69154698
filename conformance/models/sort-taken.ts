/**
 * A sort that was accepted and had no effect, as `conformance/acts/confirm-sort.ts` finds it. A target that declares to
 * refuse unknown sorts must refuse or sort, so the failure has the level `declared`.
 */
import type { DataSet } from '../suite/data-set.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';

/** What a check that sorts a set of its own notes. */
export interface SortNotes {
  /** The set that was looked at last. */
  data: DataSet;
  /** Where sorting had no effect, as `confirmSort` found: the case ends there. */
  sort_without_effect?: { sort: string; exchange: number; created: number; met: number };
}

/** The mismatch of a sort that was accepted without effect, where the target file declares that it would be refused. */
export function judgeSortTaken(evidence: Evidence<unknown, Pick<SortNotes, 'sort_without_effect'>>): Mismatch[] {
  const found = evidence.notes.sort_without_effect;
  if (!found) return [];
  const few = `of ${found.created} assets created, ${found.met} came back`;
  return [
    {
      code: 'sort-without-effect',
      clause: 'sorting.order',
      level: 'declared',
      message: `the list sorted by ${found.sort} is not in that order${found.met < 2 ? `: ${few}` : ''}`,
      expected: 'the order asked for, or a refusal (choices.lists.unknown_sort: refused)',
      actual: few,
      operation: 'listAssets',
      pointer: '/items',
      exchange: found.exchange,
    },
  ];
}
