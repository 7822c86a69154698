/**
 * Text as PostgreSQL can keep it, which is all but U+0000. That character and the next stand as two each, so that the
 * order stays the same and every text has one form.
 */

/** @returns text without U+0000, in the same order; a lone surrogate becomes U+FFFD */
export function keptText(text: string): string {
  const well_formed = text.toWellFormed();
  return /[\0\u0001]/.test(well_formed)
    ? well_formed.replaceAll(/[\0\u0001]/g, (character) => (character === '\0' ? '\u0001\u0001' : '\u0001\u0002'))
    : well_formed;
}

/** A pattern of `like` for kept text, twice: for `LIKE`, and as an expression for text in which a character is two. */
export function keptPattern(pattern: string): { like: string; expression: string } {
  const like: string[] = [];
  const expression: string[] = [];
  for (const [token] of pattern.matchAll(/\\[%_\\]|./gsu)) {
    if (token === '%' || token === '_') {
      like.push(token);
      expression.push(any_character, token === '%' ? '*' : '');
      continue;
    }
    const literal = keptText(token.length > 1 ? token.replace(/^\\/, '') : token);
    like.push(literal.replace(/[\\%_]/, '\\$&'));
    expression.push(literal.replace(/[^\p{L}\p{N}\p{M}\u0080-\u{10ffff}\u0001\u0002]/u, '\\$&'));
  }
  return { like: like.join(''), expression: `^${expression.join('')}$` };
}

const any_character = '(?:\\u0001.|[^\\u0001])';
