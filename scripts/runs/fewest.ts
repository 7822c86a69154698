/** The fewest of several that still show something: what is wrong with them is long to be found among many. */

/** @param shows whether some of them, in their order, still show it; all of them do */
export async function fewestOf<Item>(
  all: readonly Item[],
  shows: (some: readonly Item[]) => Promise<boolean>,
): Promise<Item[]> {
  let kept = [...all];
  // Large parts are left out first, single ones at last.
  for (let size = kept.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < kept.length && kept.length > 1; ) {
      const rest = kept.toSpliced(from, size);
      if (rest.length > 0 && (await shows(rest))) kept = rest;
      else from += size;
    }
  }
  return kept;
}
