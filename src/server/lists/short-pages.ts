/**
 * Pages that hold less than their size although the list goes on. Their number and length follow from the list and the
 * place in it, so that a page is the same whenever it is read.
 */
import { hash } from 'node:crypto';
import type { ListPolicies } from '../../choices/policies.ts';
import type { CursorPlace, ListIdentity } from '../cursors.ts';

interface PageCut {
  /** Rows that it shows at the most, from 1 to the size asked for. */
  page_size: number;
  /** It shows nothing, and leads on. */
  is_empty: boolean;
}

/** @param place undefined for the page at the beginning, or the end, of the list */
type Cutter = (page_size: number, list: ListIdentity, place: CursorPlace | undefined) => PageCut;

/** One page in so many is empty, where pages may be. */
const empty_every = 3;

const short: Cutter = (page_size, list, place) => {
  return { page_size: 1 + (numberOf(page_size, list, place) % page_size), is_empty: false };
};

export const pageCutters: Readonly<Record<ListPolicies['short_pages'], Cutter>> = {
  never: (page_size) => ({ page_size, is_empty: false }),
  short,
  // Never two in a row, so that every second page at least comes nearer to the end.
  empty: (page_size, list, place) => {
    const may_be_empty = place !== undefined && !place.after_empty;
    // The size of a page follows from the lower bits.
    const is_empty = may_be_empty && (numberOf(page_size, list, place) >>> 16) % empty_every === 0;
    return { ...short(page_size, list, place), is_empty };
  },
};

/** A number of 32 bits, the same for the same page. */
function numberOf(page_size: number, { operation, path, conditions, sort }: ListIdentity, place?: CursorPlace): number {
  const { position, backward } = place ?? {};
  const text = JSON.stringify([operation, path, conditions, sort, page_size, position, backward]);
  return Number.parseInt(hash('sha256', text).slice(0, 8), 16);
}
