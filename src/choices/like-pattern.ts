/**
 * The value of a `like` condition where a target writes it otherwise than the canonical form does, in which `%` stands
 * for any text, `_` for one character, and a backslash takes that meaning from both and from itself.
 */

/** Sign for any text; the empty one where there is none, and a text is found that holds the value. */
export type AnyText = '%' | '*' | '';

const any = Symbol('any text');
const one_character = Symbol('one character');

type Piece = string | typeof any | typeof one_character;

/** Undefined where the target cannot ask for that. */
export function writePattern(pattern: string, any_text: AnyText): string | undefined {
  if (any_text === '%') return pattern;
  const pieces = piecesOf(pattern);
  const held = any_text === '' ? heldText(pieces) : pieces;
  if (held === undefined || held.includes(one_character)) return undefined;
  return held.map((piece) => (piece === any ? any_text : quoted(String(piece), any_text))).join('');
}

export function readPattern(text: string, any_text: AnyText): string {
  if (any_text === '%') return text;
  if (any_text === '') return `%${escaped(text)}%`;
  return [...text.matchAll(/\\[*\\]|./gsu)].map(([token]) => (token === '*' ? '%' : escaped(meant(token)))).join('');
}

/** Text between two signs for any text, where there are no other signs. */
function heldText(pieces: readonly Piece[]): string[] | undefined {
  const [first, ...rest] = pieces;
  const last = rest.pop();
  const is_text = rest.every((piece) => typeof piece === 'string');
  return first === any && last === any && is_text ? (rest as string[]) : undefined;
}

function piecesOf(pattern: string): Piece[] {
  return [...pattern.matchAll(/\\[%_\\]|./gsu)].map(([token]) =>
    token === '%' ? any : token === '_' ? one_character : meant(token),
  );
}

/** A character that may have a backslash before it. */
function meant(token: string): string {
  return token.length > 1 ? token.replace(/^\\/, '') : token;
}

function quoted(text: string, any_text: AnyText): string {
  return any_text === '' ? text : text.replaceAll(/[*\\]/g, '\\$&');
}

function escaped(text: string): string {
  return text.replaceAll(/[%_\\]/g, '\\$&');
}
