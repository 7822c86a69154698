/** The pattern of a `like` condition: `%` stands for any text, `_` for one character, all else for itself, in its case. */

/**
 * A test for the whole of a text. `\%`, `\_` and `\\` stand for `%`, `_` and `\`. Takes time in proportion to pattern
 * times text at most, whatever the pattern: each part between two `%` is found leftmost and never moved again.
 */
export function likeTest(pattern: string): (text: string) => boolean {
  const parts = splitAtPercent(pattern);
  const last = parts.pop()!;
  if (parts.length === 0) {
    const whole = new RegExp(`^${last}$`, 'su');
    return (text) => whole.test(text);
  }
  const head = new RegExp(`^${parts.shift()}`, 'su');
  const middle = parts.filter((part) => part !== '').map((part) => new RegExp(part, 'gsu'));
  const tail = new RegExp(`${last}$`, 'gsu');
  return (text) => {
    let at = head.exec(text)?.[0].length;
    for (const part of [...middle, tail]) {
      if (at === undefined) return false;
      part.lastIndex = at;
      at = part.test(text) ? part.lastIndex : undefined;
    }
    return at !== undefined;
  };
}

/** The parts between the percent signs, each as the source of a regular expression that has no repetition. */
function splitAtPercent(pattern: string): string[] {
  const parts = [''];
  for (const [token] of pattern.matchAll(/\\[%_\\]|./gsu)) {
    if (token === '%') parts.push('');
    else parts[parts.length - 1] += token === '_' ? '.' : escaped(token.length > 1 ? token.replace(/^\\/, '') : token);
  }
  return parts;
}

function escaped(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
