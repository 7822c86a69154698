import type { Parts } from '../../../src/server/parts.ts';
import { ties } from '../../checks/pagination/ties.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** Ids before and behind every other. */
const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** @param idOf the id that a cursor goes on behind, by whether the list goes on to larger values */
function withCursorIds(
  parts: Parts,
  idOf: (rising: boolean) => string,
  // The default order has a tie-breaker; the orders that callers ask for were added later, without one.
  isOf = (field: string) => field !== 'created_at',
): Parts {
  return withRows(parts, null, (request, list) => {
    const { after, sort, backward } = request;
    const last = sort.at(-1);
    if (!after || !last || !isOf(last.field)) return list(request);
    const rising = (last.direction === 'asc') !== backward;
    return list({ ...request, after: { ...after, id: idOf(rising) } });
  });
}

export const mutants = mutantsOf(ties, {
  'lost-at-the-boundary': {
    breaks: ['pagination.ties-kept'],
    mistake: 'The cursor holds the value sorted by and no tie-breaker: the next page begins behind all that share it.',
    applyTo: (parts) => withCursorIds(parts, (rising) => (rising ? highest : lowest)),
  },
  'without-a-folder-lost': {
    breaks: ['pagination.ties-kept'],
    mistake: 'Assets that are sorted by folder are joined with their folders, and those without one fall out.',
    applyTo: (parts) =>
      withRows(parts, null, (request, list) => {
        const is_joined = request.sort.some(({ field }) => field === 'folder_id');
        const in_folder = { field: 'folder_id', operator: 'ne', value: null } as const;
        return list(is_joined ? { ...request, conditions: [...request.conditions, in_folder] } : request);
      }),
  },
  'repeated-at-the-boundary': {
    breaks: ['pagination.ties-kept', 'pagination.walk-ends'],
    mistake:
      'Without a tie-breaker the next page begins at the value of the last row, >= instead of >, and repeats it.',
    applyTo: (parts) => withCursorIds(parts, (rising) => (rising ? lowest : highest)),
  },
});
