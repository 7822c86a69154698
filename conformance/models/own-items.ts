/** The suite's own assets among those of others. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import type { DataSet } from '../suite/data-set.ts';

/**
 * Ids of a data set. An id that was given to two uploads counts as one asset shown and one lost: a server that stores
 * nothing must not pass by answering the same to everything.
 */
export function ownIds(data: DataSet): string[] {
  return [...new Set(data.assets.map((asset) => asset.id))];
}

/** Ids in the order of creation, as often as the target gave them. */
export function givenIds(data: DataSet): string[] {
  return data.assets.map((asset) => asset.id);
}

/** Narrows a list to a data set. A target may ignore it; own items are then found among others. */
export function ownQuery(data: DataSet): CanonicalQuery {
  return data.query;
}
