/** Records of one organization in answers to a caller of another. */
import type { DataSet } from '../suite/data-set.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { sameId } from './values.ts';

/** Its clause is for the check to say. */
export const foreign_item = { message: 'A list shows an asset of another organization.' };

export const shared_id_codes = {
  'id-of-two-assets': {
    clause: 'uploads.ids-distinct',
    message: 'Two upload sessions name one and the same asset.',
  },
} satisfies Codes;

/**
 * Items of `ours` in pages that another organization was shown: `foreign-item`.
 * @param how in words, the caller came to see the record
 */
export function judgeForeignItems(pages: readonly Exchange[], ours: DataSet, how: string, tally: Tally): Mismatch[] {
  for (const exchange of pages) {
    const items = exchange.decoded?.page?.items ?? [];
    // A refusal shows nobody's items, and so does an empty page.
    if (items.length === 0 && exchange.received) tally.compared(items);
    const index = items.findIndex((item) => tally.compared(isOneOf(ours, item)));
    if (index < 0) continue;
    const { id, org_id } = items[index]!;
    return tally.broken('foreign-item', {
      at: exchange,
      message: `${how} shows an asset of another organization`,
      expected: 'assets of the own organization alone',
      actual: { id, org_id },
      pointer: `/items/${index}`,
    });
  }
  return [];
}

/** By the id, or where a projection hides it, by the media type that only this set has. */
function isOneOf(data: DataSet, item: Record<string, unknown>): boolean {
  const is_of_set = !data.shares_type && item.mime_type === data.mime_type;
  return is_of_set || data.assets.some(({ id }) => sameId(id, item.id));
}

/** One id given out in two organizations: a request that deletes or changes one record reaches the other. */
export function judgeSharedIds(ours: DataSet, theirs: DataSet, tally: Tally): Mismatch[] {
  const both = ours.assets
    .filter(({ id }) => tally.compared(theirs.assets.some((other) => sameId(other.id, id))))
    .map(({ id }) => id);
  if (both.length === 0) return [];
  return tally.broken('id-of-two-assets', {
    message: 'upload sessions of two organizations name one and the same asset',
    expected: 'an asset of its own for each session',
    actual: both,
    operation: 'createAssetUpload',
    pointer: '/asset_id',
  });
}

/**
 * `foreign-name-told`: the refusal of a record holds its name, which nobody could guess and the request does not hold, so
 * that the record was read for it.
 */
export function judgeNameTold(refusal: Exchange, name: unknown, tally: Tally): Mismatch[] {
  if (typeof name !== 'string' || name.length < 8) return [];
  const shown = { at: refusal, expected: 'a refusal that tells nothing', actual: name };
  return tally.holds(!refusal.received?.body.includes(name), 'foreign-name-told', shown);
}
