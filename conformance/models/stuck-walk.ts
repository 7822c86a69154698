/** Tells a cursor that leads nowhere from a walk that is wrong in some other way. */
import type { Mismatch } from '../suite/evidence.ts';
import type { Tally } from '../suite/tally.ts';
import type { WalkResult } from './walk.ts';

/**
 * `cursor-without-effect`: the cursor URL of page one shows page one again, though the list holds more than that. Where
 * page one holds all of the list, it is the walk that does not end.
 * @param all keys that the whole list must show
 */
export function judgeStuck(walk: WalkResult, all: readonly string[], tally: Tally): Mismatch[] {
  const [page_one, page_two] = walk.pages;
  if (!page_one || !page_two || page_one.ids.length === 0) return [];
  const is_whole = all.every((key) => page_one.ids.includes(key));
  if (is_whole || tally.compared(page_one.ids.join() !== page_two.ids.join())) return [];
  const { number, request } = page_two.exchange;
  return [
    {
      code: 'cursor-without-effect',
      clause: 'pagination.cursor',
      message: 'the cursor URL of page 1 leads to page 1 again, and the list holds more',
      expected: 'the items behind page 1',
      actual: page_two.ids,
      operation: request.operation,
      pointer: '/items',
      exchange: number,
    },
  ];
}
