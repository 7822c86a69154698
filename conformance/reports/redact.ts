/** Takes secrets out of what is written: tokens in any place, and the signatures of presigned URLs. */

import { escapeRegExp } from '../../src/input/escape-reg-exp.ts';
import { ownText, splitItems } from '../../src/json/shared-items.ts';
import type { Target } from '../target/target.ts';
import { encodedCleaner } from './encoded-secrets.ts';

/** Shorter ones guard nothing, and taking them out would cut words in two. */
const min_secret_length = 8;

/** Query parameters whose values let the holder of a URL in. */
const signing_parameter =
  /([?&](?:X-Amz-Signature|X-Amz-Credential|X-Amz-Security-Token|Signature|sig|token|secret)=)[^&"'\s\\]+/gi;

/** Members of records whose URL may be presigned: any part of its query may be the key. */
const presigned_members = new Set(['upload_url', 'url', 'thumbnail_url']);
const presigned_in_text = /("(?:upload_url|url|thumbnail_url)"\s*:\s*"[^"?]*\?)[^"]*(")/g;

/** All credentials and secrets in the target file as text. Tokens of files and commands stay out of the history. */
export function secretsOf(target: Target): string[] {
  const tokens = Object.values(target.principals).map(({ token }) => token);
  const texts = tokens.flatMap((token) => {
    if (typeof token === 'string') return [token];
    return 'oauth2' in token ? [token.oauth2.client_secret] : [];
  });
  const organizations = Object.values(target.principals).map(({ organization }) => organization);
  const { cancel_run, delete_webhook } = target.hooks ?? {};
  const hooks = [cancel_run, delete_webhook].flatMap((hook) =>
    hook && 'headers' in hook ? Object.values(hook.headers ?? {}) : [],
  );
  return [
    ...texts,
    ...Object.values(target.network?.headers ?? {}),
    ...secretsOfWay(target.network),
    ...hooks,
    ...organizations.flatMap((organization) => organization?.callback_secret ?? []),
    ...(target.webhooks?.reuse ?? []).map(({ secret }) => secret),
    ...(target.control?.token === undefined ? [] : [target.control.token]),
  ];
}

function secretsOfWay({ proxy, client_certificate }: NonNullable<Target['network']> = {}): string[] {
  const { passphrase } = client_certificate ?? {};
  const { username = '', password = '' } = proxy !== undefined && URL.canParse(proxy) ? new URL(proxy) : {};
  const user_information = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return [
    ...(passphrase === undefined ? [] : [passphrase]),
    ...(password === '' ? [] : [password, decodeURIComponent(password)]),
    ...(username === '' ? [] : [Buffer.from(user_information).toString('base64')]),
  ];
}

/** Text such as a body as it came, which may be JSON with presigned URLs in it. */
export function redactText(text: string, secrets: readonly string[]): string {
  return cleanerFor(secrets).clean(text);
}

type Clean = (text: string) => string;

interface Cleaner {
  clean: Clean;
  /** Items of lists by what they came from: those that come again are the same objects. */
  items: WeakMap<object, unknown>;
}

/** The last one that was made: a run has one set of secrets, which seldom grows, and thousands of texts. */
let last: ({ key: string } & Cleaner) | undefined;

function cleanerFor(secrets: readonly string[]): Cleaner {
  const key = secrets.join('\n');
  if (last?.key !== key) {
    const long = secrets.filter(({ length }) => length >= min_secret_length);
    last = { key, clean: byItems(cleaner(long), long), items: new WeakMap() };
  }
  return last;
}

/** No more texts than one run shows. */
const most_known = 20_000;

/** Cleans each item of a list once. No secret reaches into the next item, unless it holds the separator. */
function byItems(clean: Clean, secrets: readonly string[]): Clean {
  if (secrets.some((secret) => /[{},]/.test(secret))) return clean;
  const known = new Map<string, string>();
  const cleanItem = (text: string) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const cleaned = clean(text);
    if (known.size >= most_known) known.clear();
    const own = ownText(text);
    known.set(own, cleaned === text ? own : cleaned);
    return cleaned;
  };
  return (text) => {
    const split = splitItems(text);
    // Only where nothing else stands between them: they are put together so.
    if (!split?.is_tight) return clean(text);
    const { texts, before, after } = split;
    return `${clean(before)}[${texts.map(cleanItem).join(',')}]${clean(after)}`;
  };
}

function cleaner(secrets: readonly string[]): Clean {
  // Of two secrets one of which begins the other, the longer goes whole.
  const ordered = [...new Set(secrets)].sort((a, b) => b.length - a.length);
  const any_secret = ordered.length > 0 ? new RegExp(ordered.map(spellingsOf).join('|'), 'gi') : undefined;
  const cleanEncoded = encodedCleaner(ordered);
  return (text) => {
    const unsigned = text.includes('?')
      ? text.replaceAll(presigned_in_text, '$1***$2').replaceAll(signing_parameter, '$1***')
      : text;
    return any_secret ? cleanEncoded(unsigned.replaceAll(any_secret, '***')) : unsigned;
  };
}

/** A secret as it is, and as JSON (within JSON), URLs and lines of shell write its signs. */
function spellingsOf(secret: string): string {
  return [...secret].map((character) => (/\w/.test(character) ? character : spellingsOfSign(character))).join('');
}

function spellingsOfSign(sign: string): string {
  const plain = sign === '\\' ? '\\\\+' : `\\\\*${escapeRegExp(sign)}`;
  const units = sign.split('').map((unit) => `\\\\+u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const bytes = [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
  const quoted = sign === "'" ? ["'\\\\''"] : [];
  return `(?:${[...quoted, plain, units.join(''), bytes.join('')].join('|')})`;
}

/**
 * A JSON value without secrets, for files and renderers.
 * @param secrets every token that was used
 */
export function redactJson<Value>(value: Value, secrets: readonly string[]): Value {
  return redact(value, cleanerFor(secrets)) as Value;
}

function redact(value: unknown, cleaner: Cleaner): unknown {
  if (typeof value === 'string') return cleaner.clean(value);
  if (Array.isArray(value)) return value.map((item) => redactItem(item, cleaner));
  if (value === null || typeof value !== 'object') return value;
  // A request that was sent has a method beside its URL; its query is the case itself, and what a reader needs.
  const is_request = 'method' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const presigned = !is_request && presigned_members.has(key) && typeof member === 'string';
      return [key, redact(presigned ? withoutQuery(member) : member, cleaner)];
    }),
  );
}

function redactItem(item: unknown, cleaner: Cleaner): unknown {
  if (item === null || typeof item !== 'object') return redact(item, cleaner);
  const known = cleaner.items.get(item);
  if (known !== undefined) return known;
  const cleaned = redact(item, cleaner);
  cleaner.items.set(item, cleaned);
  return cleaned;
}

/** A URL with its query made unreadable. */
export function withoutQuery(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : `${url.slice(0, at)}?***`;
}
