/**
 * A small language of patterns for whole texts. Patterns come from callers, who create workflows, and a regular
 * expression of theirs could keep the server busy for hours. This language has no groups, no alternatives and no way
 * back, so that a test takes time in proportion to pattern times text.
 *
 * A pattern is a row of parts: a character, `.` for any, `\d` `\w` `\s` and `\D` `\W` `\S`, a class such as `[a-z_]` or
 * `[^0-9]`, or a punctuation mark after `\`. Each may be repeated by `?`, `*`, `+`, `{n}`, `{n,}` or `{n,m}`. All of it
 * means what it means in JavaScript. `^` at the start and `$` at the end may stand there and add nothing.
 */
export type TextTest = (text: string) => boolean;

/** Characters of the longest text that can match: beyond it lies nothing that anyone describes by a pattern. */
export const most_pattern_text = 10_000;

/** Parts after repeats are written out; `a{3}` has three. */
const most_parts = 256;

const part = /\\[dDwWsS]|\\[^\p{L}\p{N}]|\.|\[\^?(?:\\.|[^\]\\])+\]|[^\\^$.*+?()[\]{}|]/suy;
const repeat = /[?*+]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/uy;

interface Part {
  /** The index of what one character is tested with. */
  atom: number;
  /** Repeats: once, at most once, or any number of times. */
  times: 'one' | 'maybe' | 'any';
}

/** A test for the whole of a text. Undefined for a pattern that is not in the language or has more than 256 parts. */
export function patternTest(pattern: string): TextTest | undefined {
  const source = pattern.replace(/^\^/, '').replace(/(?<!\\)((?:\\\\)*)\$$/, '$1');
  const atoms: RegExp[] = [];
  const parts: Part[] = [];
  for (let at = 0; at < source.length; ) {
    const text = matchAt(part, source, at)?.[0];
    const atom = text === undefined ? undefined : asAtom(text);
    if (text === undefined || atom === undefined) return undefined;
    at += text.length;
    const repeated = matchAt(repeat, source, at);
    at += repeated?.[0].length ?? 0;
    const times = repeated ? timesOf(repeated) : (['one'] as const);
    if (times === undefined || parts.length + times.length > most_parts) return undefined;
    parts.push(...times.map((each) => ({ atom: atoms.length, times: each })));
    atoms.push(atom);
  }
  return (text) => matches(parts, atoms, text);
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

function asAtom(text: string): RegExp | undefined {
  const mark = /^\\([^\p{L}\p{N}])$/u.exec(text)?.[1];
  // JavaScript takes a mark after a backslash only where it needs one.
  const source = mark === undefined ? text : `\\u{${mark.codePointAt(0)!.toString(16)}}`;
  try {
    return new RegExp(`^${source}$`, 'su');
  } catch {
    return undefined; // a class that is none, such as [z-a]
  }
}

/** The repeats written out. Undefined when there are too many, or fewer allowed than asked for. */
function timesOf([all, least, comma, most]: RegExpExecArray): Part['times'][] | undefined {
  if (all === '?') return ['maybe'];
  if (all === '*') return ['any'];
  if (all === '+') return ['one', 'any'];
  const from = Number(least);
  const to = comma === undefined ? from : most === undefined ? undefined : Number(most);
  if (Math.max(from, to ?? 0) > most_parts || (to !== undefined && to < from)) return undefined;
  const asked = Array<Part['times']>(from).fill('one');
  return [...asked, ...(to === undefined ? ['any' as const] : Array<Part['times']>(to - from).fill('maybe'))];
}

/** Walks the text once, with all places in the pattern that it may have reached so far. */
function matches(parts: readonly Part[], atoms: readonly RegExp[], text: string): boolean {
  let reached = withSkipped(parts, new Set([0]));
  let length = 0;
  for (const character of text) {
    if (++length > most_pattern_text) return false;
    const fits = atoms.map<boolean | undefined>(() => undefined);
    const next = new Set<number>();
    for (const place of reached) {
      const at = parts[place];
      if (at === undefined) continue;
      fits[at.atom] ??= atoms[at.atom]!.test(character);
      if (fits[at.atom]) next.add(at.times === 'any' ? place : place + 1);
    }
    if (next.size === 0) return false;
    reached = withSkipped(parts, next);
  }
  return reached.has(parts.length);
}

/** Places added to a set while it is walked are walked too. */
function withSkipped(parts: readonly Part[], places: Set<number>): Set<number> {
  for (const place of places) {
    if (parts[place] && parts[place].times !== 'one') places.add(place + 1);
  }
  return places;
}
