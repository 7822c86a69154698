/** A seed for each of many things that are drawn: one more must not change what the others draw. */

/** FNV-1a over the name, mixed with the seed of the whole. */
export function seedFor(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash | 0;
}
