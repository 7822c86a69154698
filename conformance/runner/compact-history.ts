/**
 * The lines of `history.jsonl`. Answers, records in them and headers come again and again: each is written once, in a
 * line of its own (a part), and named by its number wherever it stands.
 *
 *     {"part":17,"value":{"id":"…","name":"kite.png"}}
 *     {"part":18,"value":{"#like":17,"name":"boat.png"}}        as part 17 but for these members
 *     {"type":"exchange", … "body":"#text 18"}                  the JSON text of part 18
 *     {"type":"case", … "notes":{"seen":["#17","#18"]}}         parts 17 and 18
 *
 * A text or the name of a member that begins with `#` has one more of it.
 */
import { hash } from 'node:crypto';
import { InputError } from '../../src/input/input-error.ts';
import { type SplitText, splitItems } from '../../src/json/shared-items.ts';
import type { HistoryRecord } from '../suite/records.ts';

/** A line with a part; it stands before the first line that names it. */
export interface PartLine {
  part: number;
  value: unknown;
}

/** Shorter parts are written out, in characters of JSON. */
const min_part = 64;
/** The same of text that is no JSON. */
const min_text = 256;
/** Longer values are not remembered as a whole, bodies excepted. */
const max_looked_up = 4096;
/** Longer texts are remembered by their digest: of a whole run they would be most of what is in memory. */
const max_key = 256;
/** A record and its members are written out, so that a reader finds an exchange by its URL; their members are shared. */
const shared_depth = 2;

/** An array, an object or a long text with the parts in it replaced by their names. */
interface Content {
  json: string;
  /** Of an object: the names of its members, and each with its value. */
  shape?: string;
  members?: readonly string[];
}

/** @returns what turns each record into its lines, with their newlines, to be written in the order of the calls */
export function createHistoryWriter(): (record: HistoryRecord) => string {
  /** Numbers of parts by their whole JSON, so that what was seen is not taken apart again. */
  const known = new Map<string, number>();
  /** The same of objects: items of lists that come again are the same ones. */
  const named = new WeakMap<object, number>();
  /** The same by their content. */
  const parts = new Map<string, number>();
  /** The last part of those with the same members in the same order. */
  const alike = new Map<string, { part: number; members: readonly string[] }>();
  let lines = '';

  function valueJson(value: unknown, depth: number): string {
    if (typeof value === 'string') return textJson(value);
    if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
    if (depth < shared_depth) return contentOf(value, depth).json;
    const last = named.get(value);
    if (last !== undefined) return `"#${last}"`;
    const part = partOfValue(value, depth);
    if (typeof part === 'string') return part;
    named.set(value, part);
    return `"#${part}"`;
  }

  /** The number of its part, or its JSON where that is short. */
  function partOfValue(value: object, depth: number): number | string {
    // Lists are long and seldom the same; what is in them is.
    const whole = Array.isArray(value) ? undefined : JSON.stringify(value);
    const key = whole === undefined ? undefined : keyOf(whole);
    const found = key === undefined ? undefined : known.get(key);
    if (found !== undefined) return found;
    const content = contentOf(value, depth);
    if (content.json.length < min_part) return content.json;
    const part = partOf(content);
    if (key !== undefined && whole!.length <= max_looked_up) known.set(key, part);
    return part;
  }

  function textJson(text: string): string {
    const part = isJsonLike(text) ? partOfJson(text) : undefined;
    if (part !== undefined) return `"#text ${part}"`;
    const json = JSON.stringify(marked(text));
    return text.length < min_text ? json : `"#${partOf({ json })}"`;
  }

  /** The part that a JSON text is written from; undefined where the text is written in another way. */
  function partOfJson(text: string): number | undefined {
    const key = keyOf(text);
    const found = known.get(key);
    if (found !== undefined) return found;
    const split = splitItems(text);
    const content = (split && contentOfSplit(split)) ?? contentOfJson(text);
    if (!content) return undefined;
    const part = partOf(content);
    known.set(key, part);
    return part;
  }

  function contentOfJson(text: string): Content | undefined {
    const value = jsonOf(text);
    return value && contentOf(value, shared_depth);
  }

  /** The same, without looking again at items that were seen; undefined where that is not so easily told. */
  function contentOfSplit({ name, texts, before, after, is_tight }: SplitText): Content | undefined {
    if (!is_tight) return undefined;
    const shell = jsonOf(`${before}[]${after}`);
    const numbers = texts.map((item) => known.get(keyOf(item)));
    const items = texts.map((item, place) => (numbers[place] === undefined ? jsonOf(item) : undefined));
    if (!shell || items.some((item, place) => !item && numbers[place] === undefined)) return undefined;
    return contentOf(shell, shared_depth, (key, member) => {
      if (key !== name) return valueJson(member, shared_depth + 1);
      const all = numbers.map((found, place) =>
        found === undefined ? valueJson(items[place], shared_depth + 2) : `"#${found}"`,
      );
      const list: Content = { json: `[${all.join(',')}]` };
      return list.json.length < min_part ? list.json : `"#${partOf(list)}"`;
    });
  }

  function contentOf(
    value: object,
    depth: number,
    memberJson = (_name: string, member: unknown) => valueJson(member, depth + 1),
  ): Content {
    if (Array.isArray(value)) return { json: `[${value.map((item) => valueJson(item, depth + 1)).join(',')}]` };
    const names: string[] = [];
    const members: string[] = [];
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const name = JSON.stringify(marked(key));
      names.push(name);
      members.push(`${name}:${memberJson(key, member)}`);
    }
    return { json: `{${members.join(',')}}`, shape: names.join(','), members };
  }

  /** The number of the part with this content; a new one gets its line. */
  function partOf(content: Content): number {
    const key = keyOf(content.json);
    const found = parts.get(key);
    if (found !== undefined) return found;
    const part = parts.size + 1;
    parts.set(key, part);
    lines += `{"part":${part},"value":${shortest(content, part)}}\n`;
    return part;
  }

  function shortest({ json, shape, members }: Content, part: number): string {
    if (shape === undefined || !members) return json;
    const like = alike.get(shape);
    alike.set(shape, { part, members });
    if (!like) return json;
    const changed = members.filter((member, place) => member !== like.members[place]);
    const difference = `{${[`"#like":${like.part}`, ...changed].join(',')}}`;
    return difference.length < json.length ? difference : json;
  }

  return (record) => {
    // Plain, so that every kit can read its version.
    if (record.type === 'run') return `${JSON.stringify(record)}\n`;
    lines = '';
    const line = valueJson(record, 0);
    return `${lines}${line}\n`;
  };
}

/** Reads what a writer made: parts as they come, and what the lines after them say. */
export interface PartReader {
  /** @throws InputError where it is not the next part, or names one that is not there */
  add(line: PartLine, place: string): void;
  /**
   * The value as written, with every part in its place; equal parts are the same object.
   * @throws InputError where it names a part that is not there
   */
  whole(value: unknown, place: string): unknown;
}

export function createPartReader(): PartReader {
  const parts: unknown[] = [];

  function partAt(number: unknown, place: string): unknown {
    const index = Number(number) - 1;
    if (index in parts) return parts[index];
    throw new InputError(`${place}: names part ${number}, which no line before it holds`);
  }

  function textFrom(text: string, place: string): unknown {
    if (text.startsWith('##')) return text.slice(1);
    if (text.startsWith('#text ')) return JSON.stringify(partAt(text.slice('#text '.length), place));
    return partAt(text.slice(1), place);
  }

  function whole(value: unknown, place: string): unknown {
    if (typeof value === 'string') return value.startsWith('#') ? textFrom(value, place) : value;
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((item) => whole(item, place));
    const { '#like': like, ...own } = value as Record<string, unknown>;
    const members = Object.entries(own).map(([name, member]) => [unmarked(name), whole(member, place)] as const);
    const base = like === undefined ? undefined : (partAt(like, place) as object);
    return { ...base, ...Object.fromEntries(members) };
  }

  return {
    add({ part, value }, place) {
      const next = parts.length + 1;
      if (part !== next) throw new InputError(`${place}: part ${part} where ${next} should stand`);
      parts.push(whole(value, place));
    },
    whole,
  };
}

function isJsonLike(text: string): boolean {
  return text.length >= min_part && (text.startsWith('{') || text.startsWith('['));
}

function marked(text: string): string {
  return text.startsWith('#') ? `#${text}` : text;
}

function unmarked(name: string): string {
  return name.startsWith('#') ? name.slice(1) : name;
}

/** Stands for a text in a map. */
function keyOf(text: string): string {
  return text.length > max_key ? hash('sha256', text, 'base64') : text;
}

/** The value of a JSON text, where it can be written again as it came, character by character. */
function jsonOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? (value as object) : undefined;
  } catch {
    return undefined;
  }
}
