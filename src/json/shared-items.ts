/**
 * Reads JSON texts that repeat what is in them: pages of a list show the same items again and again, and each of them
 * is the same object then, read once. Callers change nothing in it.
 */
import { createRecent } from './recent.ts';

/** Shorter texts are not worth a look. */
const min_length = 512;
/** Twice what a page holds: who sends more is not to have all of it remembered, by everybody who looks at items. */
export const most_items = 1_000;

const [quote, backslash, comma, colon] = [...'"\\,:'].map(codeOf) as [number, number, number, number];
const [brace, brace_end, bracket, bracket_end] = [...'{}[]'].map(codeOf) as [number, number, number, number];
const simple_name = /^\w+$/;

/** An object with one array of objects in it, taken apart. */
export interface SplitText {
  /** The member that holds them. */
  name: string;
  texts: readonly string[];
  /** The text before the array, and the text behind it. */
  before: string;
  after: string;
  /** Between the items there is a comma and nothing else, so that the text is what its parts say, put together. */
  is_tight: boolean;
}

/** Characters of items that are remembered, and as many of those before: a run of the suite reads fewer. */
const most_characters = 4 * 1024 * 1024;

/** @returns JSON.parse for texts that have much in common @throws SyntaxError */
export function createSharedReader(): (text: string) => unknown {
  const known = createRecent<string, unknown>(most_characters);
  const itemOf = (text: string) => known.get(text) ?? known.set(ownText(text), JSON.parse(text), text.length);

  return (text) => {
    const found = splitItems(text);
    if (!found) return JSON.parse(text);
    const { name, texts, before, after } = found;
    try {
      const whole = JSON.parse(`${before}[]${after}`) as Record<string, unknown>;
      whole[name] = texts.map(itemOf);
      return whole;
    } catch {
      // It is told of the text as it came.
      return JSON.parse(text);
    }
  };
}

/** The same text, in memory of its own: what is cut out of a long one keeps all of it there. */
export function ownText(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

/** A caller that keeps a text reads it and writes it in turn: each takes it apart. */
let last: { text: string; split: SplitText | undefined } | undefined;

/**
 * The objects of the one array in an object; undefined where there is no such array, it is longer than any page, the
 * text is short, or anything makes one doubt it. The parts are left to JSON.parse.
 */
export function splitItems(text: string): SplitText | undefined {
  if (text.length < min_length || text.charCodeAt(0) !== brace) return undefined;
  if (last?.text !== text) last = { text, split: split(text) };
  return last.split;
}

function split(text: string): SplitText | undefined {
  let found: SplitText | undefined;
  const names = new Set<string>();
  for (let at = 1; ; at++) {
    at = behindSpace(text, at);
    if (text.charCodeAt(at) !== quote) return undefined;
    const name_end = text.indexOf('"', at + 1);
    const name = text.slice(at + 1, name_end);
    if (!simple_name.test(name) || name === '__proto__' || names.has(name)) return undefined;
    names.add(name);
    at = behindSpace(text, name_end + 1);
    if (text.charCodeAt(at) !== colon) return undefined;
    at = behindSpace(text, at + 1);
    const begin = at;
    const texts = text.charCodeAt(at) === bracket ? objectsAt(text, at) : undefined;
    if (texts && found) return undefined;
    if (texts) {
      const { found: items, end, is_tight } = texts;
      found = { name, texts: items, before: text.slice(0, begin), after: text.slice(end), is_tight };
    }
    at = texts ? texts.end : behindValue(text, at);
    at = behindSpace(text, at);
    if (text.charCodeAt(at) === brace_end) return found;
    if (text.charCodeAt(at) !== comma) return undefined;
  }
}

/** The texts of the array that begins there, if all its items are objects, and there is any. */
function objectsAt(text: string, begin: number): { found: string[]; end: number; is_tight: boolean } | undefined {
  const found: string[] = [];
  let is_tight = true;
  for (let at = begin + 1; ; at++) {
    const item = behindSpace(text, at);
    if (text.charCodeAt(item) !== brace) return undefined;
    const end = behindValue(text, item);
    if (found.length === most_items) return undefined;
    found.push(text.slice(item, end));
    is_tight &&= item === at;
    at = behindSpace(text, end);
    is_tight &&= at === end;
    if (text.charCodeAt(at) === bracket_end) return { found, end: at + 1, is_tight };
    if (text.charCodeAt(at) !== comma) return undefined;
  }
}

/** Of an object, an array or a text: the place behind it; of anything else, the comma or bracket that ends it. */
function behindValue(text: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = textEnd(text, at);
      if (depth === 0) return at + 1;
    } else if (code === brace || code === bracket) depth += 1;
    else if (code === brace_end || code === bracket_end) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (code === comma && depth === 0) return at;
  }
  return text.length;
}

/** The quote that ends the text which begins there. */
function textEnd(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

function behindSpace(text: string, begin: number): number {
  let at = begin;
  for (let code = text.charCodeAt(at); code === 32 || code === 10 || code === 13 || code === 9; ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

function codeOf(sign: string): number {
  return sign.charCodeAt(0);
}
