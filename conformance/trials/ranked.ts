/** A pseudorandom order, by the hash of a seed and the id: the same seed gives the same order. */
import { createHash } from 'node:crypto';

export function ranked<Item extends { id: string }>(items: readonly Item[], seed: string): Item[] {
  const rank = ({ id }: Item) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return items.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
