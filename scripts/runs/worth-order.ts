/** Few cases that find many mutants. Pure. */

/**
 * The case that finds most comes first, then the one that finds most of the others, and so on. Of equals the one that
 * stands first in the text's order, so that the same kills give the same order.
 *
 * @param kills of each mutant the cases that it dies by
 * @returns each case with how many mutants it finds that those before it do not
 */
export function inOrderOfWorth(kills: readonly (readonly string[])[]): [found: number, name: string][] {
  const order: [number, string][] = [];
  let alive = kills.filter((cases) => cases.length > 0);
  while (alive.length > 0) {
    const counts = new Map<string, number>();
    for (const name of alive.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
    const [[best, found]] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)) as [[string, number]];
    order.push([found, best]);
    alive = alive.filter((cases) => !cases.includes(best));
  }
  return order;
}
