/** Writes at the same time whose outcome some order of them explains. Pure. */

/**
 * True if there is an order of the writes in which every answer shows its own value or that of a later write, since
 * the answer of a write may be read behind it.
 * @param shown for each write the place of the one whose value its answer shows; undefined where that cannot be told
 * @param last the place of the write whose value stood at the end, where that is known
 */
export function isExplained(shown: readonly (number | undefined)[], last?: number): boolean {
  const laterThan = (place: number | undefined): number | undefined => {
    const later = place === undefined ? undefined : shown[place];
    return later === place ? undefined : later;
  };
  if (laterThan(last) !== undefined) return false;
  return shown.every((_, place) => {
    let later: number | undefined = place;
    for (let steps = 0; later !== undefined && steps <= shown.length; steps++) later = laterThan(later);
    return later === undefined;
  });
}
