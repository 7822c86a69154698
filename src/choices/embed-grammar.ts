/**
 * The specification's own grammar of `embed`: names joined by commas, each with nested embeds in parentheses, such as
 * `run(logs,node_runs)`. It is stated, so there is nothing to choose.
 */

export function writeEmbed(embeds: readonly string[]): string {
  return embeds.join(',');
}

/** Splits at the commas outside parentheses; undefined where parentheses do not match or a name is empty. */
export function readEmbed(text: string): string[] | undefined {
  if (text === '') return [];
  const embeds: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return undefined;
    if (at === text.length || (character === ',' && depth === 0)) {
      embeds.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return depth === 0 && embeds.every((embed) => embed !== '') ? embeds : undefined;
}
