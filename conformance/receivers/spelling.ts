/** Ways to spell one JSON value (RFC 8259): the same to whoever parses it, and other bytes to whoever verifies them. */
import fc from 'fast-check';

export interface Spelling {
  /** Stands for one step of indentation; empty for none. */
  indent: string;
  /** Members of objects from the last to the first. */
  reversed: boolean;
  /** Characters written as `\uXXXX`: none that may stand for themselves, those beyond ASCII, or letters too. */
  escapes: 'none' | 'beyond-ascii' | 'letters';
  /** Whole numbers as `4`, `4.0` or `4e0`. */
  numbers: 'plain' | 'fraction' | 'exponent';
  /** Behind the value. */
  end: string;
}

/** The spelling of `JSON.stringify`. */
export const plain_spelling: Spelling = { indent: '', reversed: false, escapes: 'none', numbers: 'plain', end: '' };

/** The simplest first, to which fast-check shrinks. */
export const spellings: fc.Arbitrary<Spelling> = fc.record({
  indent: fc.constantFrom('', ' ', '  ', '\t'),
  reversed: fc.boolean(),
  escapes: fc.constantFrom('none', 'beyond-ascii', 'letters'),
  numbers: fc.constantFrom('plain', 'fraction', 'exponent'),
  end: fc.constantFrom('', '\n', '\r\n'),
});

/** @param value JSON @returns text that parses to an equal value */
export function spelt(value: unknown, spelling: Spelling): string {
  return spell(value, spelling, '') + spelling.end;
}

function spell(value: unknown, spelling: Spelling, before: string): string {
  const { indent, reversed } = spelling;
  if (typeof value === 'string') return spellText(value, spelling);
  if (typeof value === 'number') return spellNumber(value, spelling);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inside = before + indent;
  const line = indent === '' ? '' : `\n${inside}`;
  const colon = indent === '' ? ':' : ': ';
  const members = Array.isArray(value)
    ? value.map((item) => spell(item, spelling, inside))
    : Object.entries(value).map(([name, item]) => spellText(name, spelling) + colon + spell(item, spelling, inside));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return open! + close!;
  // The order of an array means something.
  const ordered = reversed && !Array.isArray(value) ? members.toReversed() : members;
  return open + line + ordered.join(`,${line}`) + (indent === '' ? '' : `\n${before}`) + close;
}

const escaped = { none: /(?!)/g, 'beyond-ascii': /[^\0-\x7f]/g, letters: /[^\0-\x7f]|[a-z]/g } as const;

function spellText(text: string, { escapes }: Spelling): string {
  // Only within strings of JSON do letters stand for escapes of their own.
  return JSON.stringify(text).replaceAll(/\\u[0-9a-f]{4}|\\.|[^\\]/g, (one) =>
    one.startsWith('\\') ? one : one.replaceAll(escaped[escapes], unit),
  );
}

function unit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function spellNumber(value: number, { numbers }: Spelling): string {
  const plain = JSON.stringify(value);
  if (!/^-?\d+$/.test(plain) || numbers === 'plain') return plain;
  return numbers === 'fraction' ? `${plain}.0` : `${plain}e0`;
}
