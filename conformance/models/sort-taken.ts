/**
 * A sort that was accepted and had no effect, as `conformance/acts/confirm-sort.ts` finds it. A target that declares to
 * refuse unknown sorts must refuse or sort, so the failure has the level `declared`.
 */
import type { DataSet } from '../suite/data-set.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import { type Codes, type Tally, uncounted } from '../suite/tally.ts';
import { judgeOrder, type WalkResult } from './walk.ts';

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

/**
 * Tells what a walk shows of a sort. Own items with values that differ, in its order: `taken`. Equal ones, or too few,
 * are in order under any sort, also under one that was ignored: `untold`.
 */
export function sortShown(
  walk: WalkResult,
  own: ReadonlySet<string>,
  sort: { field: string; direction: 'asc' | 'desc' },
): 'taken' | 'ignored' | 'untold' {
  if (judgeOrder(walk, own, sort, uncounted).length > 0) return 'ignored';
  const mine = walk.pages.flatMap(({ items }) => items).filter(({ id }) => own.has(String(id)));
  return new Set(mine.map((item) => item[sort.field])).size > 1 ? 'taken' : 'untold';
}
