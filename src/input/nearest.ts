/** Suggestions for a word that does not exist. */

/** The known words that are nearest, the nearest first: by what must be changed, or because they hold what was written. */
export function nearest(word: string, known: readonly string[], most = 5): string[] {
  const written = word.toLowerCase();
  const ranked = known.map((one) => {
    const holds = written.length > 2 && one.toLowerCase().includes(written);
    return { one, distance: holds ? 0.5 : changes(written, one.toLowerCase()) };
  });
  return ranked
    .filter(({ distance }) => distance <= Math.max(3, word.length / 2))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Number of characters to put in, take out or exchange to make one word of the other. */
function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, character] of [...from].entries()) {
    const next = [line + 1];
    for (let at = 1; at <= to.length; at++) {
      const exchanged = row[at - 1]! + (character === to[at - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
