/** Masks, in files that are written, the records of organizations that the target file does not name. */
import { escapeRegExp } from '../../src/input/escape-reg-exp.ts';
import { ownText, splitItems } from '../../src/json/shared-items.ts';
import type { Target } from '../target/target.ts';

/** Every organization in the target file, by id. Empty where it names none: then nobody can tell. */
export function organizationsOf({ principals }: Pick<Target, 'principals'>): Set<string> {
  const named = Object.values(principals).flatMap((one) => [one?.organization?.id, one?.second_organization?.id]);
  return new Set(named.flatMap((id) => id?.toLowerCase() ?? []));
}

/** Members that say what a record is, and not what is in it; judges compare them. */
const telling = /^(id|.*_id|.*_at|.*_code|.*_types?|created_by|deleted_by|url|.*_url|slug)$/;

/** @param own organizations whose records may be shown */
export function maskForeign<Value>(value: Value, own: ReadonlySet<string>): Value {
  return own.size === 0 || !mayHoldForeign(value, own) ? value : (mask(value, own) as Value);
}

/** The last test made: a run has the same organizations throughout. */
let last: { key: string; test: ForeignTest } | undefined;

/** False where every organization that is named is one's own, which is quickly seen and nearly always so. */
function mayHoldForeign(value: unknown, own: ReadonlySet<string>): boolean {
  const key = [...own].join();
  if (last?.key !== key) last = { key, test: createTest(own) };
  return last.test(value);
}

type ForeignTest = (value: unknown) => boolean;

/** No more texts than one run shows. */
const most_known = 20_000;

function createTest(own: ReadonlySet<string>): ForeignTest {
  const pattern = elsewhere(own);
  /** Items of lists come again and again: as objects, and as parts of bodies. */
  const harmless = new WeakSet<object>();
  const harmless_texts = new Set<string>();

  function inText(text: string): boolean {
    if (!text.includes(member)) return false;
    const { texts, before, after } = splitItems(text) ?? {};
    return texts ? pattern.test(before!) || pattern.test(after!) || texts.some(inItem) : pattern.test(text);
  }

  function inItem(text: string): boolean {
    if (harmless_texts.has(text)) return false;
    if (pattern.test(text)) return true;
    if (harmless_texts.size >= most_known) harmless_texts.clear();
    harmless_texts.add(ownText(text));
    return false;
  }

  function inList(list: readonly unknown[]): boolean {
    return list.some((item) => {
      if (item === null || typeof item !== 'object') return within(item);
      if (harmless.has(item)) return false;
      if (within(item)) return true;
      harmless.add(item);
      return false;
    });
  }

  function within(value: unknown): boolean {
    if (typeof value === 'string') return inText(value);
    if (value === null || typeof value !== 'object') return false;
    if (Array.isArray(value)) return inList(value);
    return isForeign(value, own) || Object.values(value).some(within);
  }

  return within;
}

const member = '"org_id"';

/**
 * Finds, in a text that may be JSON, `org_id` with anything but an own id or null behind it; and any character that is
 * written as an escape, which may be one of the name.
 */
function elsewhere(own: ReadonlySet<string>): RegExp {
  const ids = [...own].map((id) => escapeRegExp(id)).join('|');
  return new RegExp(String.raw`org_id(?!": ?(?:null\b|"(?:${ids})"))|\\u00`, 'i');
}

function mask(value: unknown, own: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return maskedText(value, own);
  if (Array.isArray(value)) return value.map((item) => mask(item, own));
  if (value === null || typeof value !== 'object') return value;
  if (isForeign(value, own)) return emptied(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mask(member, own)]));
}

/** A body as it came; it stays as it is unless a foreign record is in it. */
function maskedText(text: string, own: ReadonlySet<string>): string {
  if (!/^\s*[{[]/.test(text) || !text.includes(member)) return text;
  try {
    const json: unknown = JSON.parse(text);
    const clean = JSON.stringify(mask(json, own));
    return clean === JSON.stringify(json) ? text : clean;
  } catch {
    return text;
  }
}

function isForeign(record: object, own: ReadonlySet<string>): boolean {
  return 'org_id' in record && typeof record.org_id === 'string' && !own.has(record.org_id.toLowerCase());
}

function emptied(value: unknown, key = ''): unknown {
  // An address stays one, so that the shape can be judged again.
  if (typeof value === 'string') return telling.test(key) ? value : key === 'email' ? 'masked@example.invalid' : '***';
  if (Array.isArray(value)) return value.map((item) => emptied(item, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, emptied(member, name)]));
}
