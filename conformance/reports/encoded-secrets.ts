/**
 * Takes out secrets that somebody has encoded: in base64 at any place of it, in hexadecimal, and with escapes of URLs or
 * JSON for signs that need none. Hardly any text holds such a thing, so that each is looked at for what they have in
 * common first.
 */
import { escapeRegExp } from '../../src/input/escape-reg-exp.ts';

type Clean = (text: string) => string;

/** A letter, digit or underscore that is written as an escape. */
const escaped_word_sign = /(?:%|\\u00)(?:3[0-9]|[46][1-9a-f]|[57][0-9a]|5f)/i;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value of each sign of base64, of either alphabet; those of hexadecimal are among them. */
const values = new Uint8Array(128).fill(255);
for (const [value, sign] of [...alphabet].entries()) values[sign.charCodeAt(0)] = value;
values['-'.charCodeAt(0)] = alphabet.indexOf('+');
values['_'.charCodeAt(0)] = alphabet.indexOf('/');
/** The same for texts in which capital letters are as good as others. */
const lower_values = values.map((value) => (value < 26 ? value + 26 : value));

/** @param secrets the longer before the shorter */
export function encodedCleaner(secrets: readonly string[]): Clean {
  if (secrets.length === 0) return (text) => text;
  const withoutBase64 = runCleaner(secrets.flatMap(base64Of), values, (run) =>
    run.replaceAll('-', '+').replaceAll('_', '/'),
  );
  const withoutHex = runCleaner(secrets.map(hexOf), lower_values, (run) => run.toLowerCase());
  let escaped: RegExp | undefined;
  return (text) => {
    const clean = withoutHex(withoutBase64(text));
    if (!(clean.includes('%') || clean.includes('\\u00')) || !escaped_word_sign.test(clean)) return clean;
    escaped ??= new RegExp(secrets.map(escapedForm).join('|'), 'gi');
    return clean.replace(escaped, '***');
  };
}

/** So many signs tell whether a word may stand around them. */
const told_by = 4;

/**
 * Replaces each run of signs that holds one of the words: what stands around it in the run is the same encoded text.
 * Four signs are looked at every so often, that a word cannot stand between; only where some word has them is the run
 * looked for, and words are compared.
 * @param normal how the words are spelled
 */
function runCleaner(words: readonly string[], values: Uint8Array, normal: (run: string) => string): Clean {
  const least = Math.min(...words.map(({ length }) => length));
  const step = least - told_by + 1;
  const known = new Uint8Array(1 << 20);
  const placeOf = (text: string, at: number) => {
    let key = 0;
    for (let place = at; place < at + told_by; place++) key = (key << 6) | values[text.charCodeAt(place) & 127]!;
    return (key ^ (key >> 4)) & 0xfffff;
  };
  for (const word of words) for (let at = 0; at < step; at++) known[placeOf(word, at)] = 1;
  return (text) => {
    let clean = '';
    let done = 0;
    for (let place = 0; place + told_by <= text.length; place += step) {
      if (known[placeOf(text, place)] === 0 || text.length < least) continue;
      const [begin, end] = runAround(text, place);
      // The rest of the run is looked at once, however many of its signs a word has too.
      place = Math.max(place, end - step);
      if (end - begin < least) continue;
      const run = normal(text.slice(begin, end));
      if (!words.some((word) => run.includes(word))) continue;
      clean += `${text.slice(done, begin)}***`;
      done = end;
    }
    return done === 0 ? text : clean + text.slice(done);
  };
}

/** Run of base64 signs around a place: its begin and its end. */
function runAround(text: string, place: number): [begin: number, end: number] {
  const isIn = (at: number) => {
    const code = text.charCodeAt(at);
    return code < 128 && values[code] !== 255;
  };
  let [begin, end] = [place, place];
  while (begin > 0 && isIn(begin - 1)) begin -= 1;
  while (end < text.length && isIn(end)) end += 1;
  return [begin, end];
}

/** Text in any base64 of a text with the secret in it, for each of the three places where it may begin. */
function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Signs that hold bits of a neighbour are left out.
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

function hexOf(secret: string): string {
  return Buffer.from(secret).toString('hex');
}

/** Each sign as it is, or as an escape. */
function escapedForm(secret: string): string {
  const forms = [...secret].map((sign) => {
    const bytes = [...Buffer.from(sign)].map((byte) => `%(?:25)*${hex(byte, 2)}`);
    const units = sign.split('').map((unit) => `\\\\+u${hex(unit.charCodeAt(0), 4)}`);
    return `(?:\\\\*${escapeRegExp(sign)}|${bytes.join('')}|${units.join('')})`;
  });
  return forms.join('');
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
