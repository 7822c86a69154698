/** Tells a cursor that leads nowhere from a walk that is wrong in some other way. */
import type { Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import type { WalkResult } from './walk.ts';

/** Of `judgeStuck`. */
export const stuck_codes = {
  'cursor-without-effect': {
    clause: 'pagination.cursor',
    message: 'The cursor URL of page 1 leads to page 1 again, and the list holds more.',
  },
} satisfies Codes;

/**
 * Page two is not page one again, where the list holds more than that. Of a list that page one holds all of, it is the
 * walk that does not end.
 * @param all keys that the whole list must show
 */
export function judgeStuck(walk: WalkResult, all: readonly string[], tally: Tally): Mismatch[] {
  const [page_one, page_two] = walk.pages;
  if (!page_one || !page_two || page_one.ids.length === 0) return [];
  if (all.every((key) => page_one.ids.includes(key))) return [];
  return tally.holds(page_one.ids.join() !== page_two.ids.join(), 'cursor-without-effect', {
    at: page_two.exchange,
    expected: 'the items behind page 1',
    actual: page_two.ids,
    pointer: '/items',
  });
}
