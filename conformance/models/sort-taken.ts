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
 * True where a walk shows that a sort was taken: own items with values that differ, in its order. Equal ones are in order
 * under any sort, also under one that was ignored.
 */
export function showsSort(
  walk: WalkResult,
  own: ReadonlySet<string>,
  sort: { field: string; direction: 'asc' | 'desc' },
): boolean {
  const mine = walk.pages.flatMap(({ items }) => items).filter(({ id }) => own.has(String(id)));
  const values = new Set(mine.map((item) => item[sort.field]));
  return values.size > 1 && judgeOrder(walk, own, sort, uncounted).length === 0;
}
