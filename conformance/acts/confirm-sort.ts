/**
 * The positive control of checks that sort. A target may sort by some fields only, and ignore other sorts: one without
 * effect fails (level `declared`) only where the target file says that unknown sorts are refused.
 */
import { chosen } from '../../src/choices/choices.ts';
import { assetSpecs } from '../arbitraries/lists.ts';
import { ownIds, ownQuery } from '../models/own-items.ts';
import { type SortNotes, sortShown } from '../models/sort-taken.ts';
import { ownSequence, readWalk } from '../models/walk.ts';
import type { CheckContext } from '../suite/context.ts';
import { walk } from './walk.ts';

/** A page may hold less than its size, or nothing: so many show enough of the set. */
const control_pages = 6;

/**
 * The first pages of a set with distinct values must come rising and falling.
 * @returns the notes that end the case, when it does not and the target file promises that it would; undefined where it
 * does. Else the case ends as not claimed.
 */
export async function confirmSort(ctx: CheckContext, field: 'name' | 'size_bytes'): Promise<SortNotes | undefined> {
  const data = await ctx.shared('owner', assetSpecs(12));
  const own = new Set(ownIds(data));
  for (const direction of ['asc', 'desc'] as const) {
    const query = { ...ownQuery(data), page_size: 50, sort: [{ field, direction }] };
    const request = { operation: 'listAssets' as const, query };
    const plan = { caller: 'owner' as const, request, step: `control/${direction}`, max_pages: control_pages };
    const exchanges = await walk(ctx, { ...plan, until: [...own].slice(0, 2) });
    const found = readWalk(exchanges, 'next');
    const met = ownSequence(found, own);
    const shows = sortShown(found, own, { field, direction });
    if (shows === 'taken') continue;
    const promised = chosen(ctx.facts.choices, 'lists.unknown_sort', 'listAssets') === 'refused';
    if (!promised || found.pages.length === 0)
      ctx.stop('not-claimed', `the target does not sort assets by ${field}:${direction}, as the specification permits`);
    // Too few were met to tell one order from another.
    if (found.ended === 'unfinished' && shows === 'untold') {
      const shown = `the first ${found.pages.length} pages show ${met.length} of the assets to be sorted`;
      ctx.stop('inconclusive', shown, 'listAssets');
    }
    const exchange = exchanges[0]!;
    const found_wrong = { exchange: exchange.number, created: data.assets.length, met: met.length };
    return { data, sort_without_effect: { sort: `${field}:${direction}`, ...found_wrong } };
  }
  return undefined;
}
