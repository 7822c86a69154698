/**
 * Takes out of a recorded exchange what is nobody's business: credentials, cookies, signatures, and all texts of bodies
 * but those that say what a record is. Nothing is written that has not passed here.
 */
import { isUuid } from '../../src/contract/formats.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';

/** Headers that hold no secret and that tell a reader something. */
const shown_headers = new Set([
  'accept',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'retry-after',
  'server',
  'traceparent',
  'via',
  'x-organization-id',
  'x-request-id',
]);

/** Parameters of URLs that let their holder in. */
const secret_parameter = /^(?:x-(?:amz|goog)-.*|sig(?:nature)?|.*(?:token|key|secret|password|credential).*)$/i;
/** Members that say what a record is. */
const telling_member =
  /^(?:id|.*_id|.*_at|code|.*_code|type|.*_type|status|event|created_by|deleted_by|timestamp|loc)$/;
const telling_value = /^[\w./+:-]{1,80}$/;
const hidden = '***';

/** A fresh copy, safe to be written. */
export function maskExchange({ decoded: _, request, sent, received, ...rest }: Exchange): Exchange {
  return {
    ...rest,
    request: { operation: request.operation, path: request.path, query: {} },
    sent: {
      method: sent.method,
      url: maskUrl(sent.url),
      headers: maskHeaders(sent.headers),
      ...(sent.body !== undefined && { body: maskBody(sent.body) }),
    },
    ...(received && {
      received: { status: received.status, headers: maskHeaders(received.headers), body: maskBody(received.body) },
    }),
  };
}

export function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const shown = (name: string) => shown_headers.has(name.toLowerCase()) || /-request-id$/i.test(name);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, shown(name) ? value : hidden]));
}

/** Without user information, and without the values of parameters that let in. */
export function maskUrl(url: string): string {
  const [head = '', ...rest] = url.split('?');
  const bare = head.replace(/^(\w+:\/\/)[^/@]*@/, '$1');
  if (rest.length === 0) return bare;
  const pairs = rest.join('?').split('&');
  const masked = pairs.map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return secret_parameter.test(name) ? `${name}=${hidden}` : pair;
  });
  return `${bare}?${masked.join('&')}`;
}

function maskBody(body: string): string {
  if (body === '') return '';
  try {
    return JSON.stringify(maskValue(JSON.parse(body)));
  } catch {
    return `${hidden} (${Buffer.byteLength(body)} bytes)`;
  }
}

/** Numbers, truth values and nulls stay, and so do the texts of members that say what a record is. */
function maskValue(value: unknown, member = ''): unknown {
  if (typeof value === 'string') return isShown(value, member) ? value : hidden;
  if (Array.isArray(value)) return value.map((one) => maskValue(one, member));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskValue(one, name)]));
}

function isShown(text: string, member: string): boolean {
  if (text === '' || isUuid(text) || /^-?\d{1,20}(?:\.\d{1,10})?$/.test(text)) return true;
  if (/^\d{4}-\d\d-\d\dT[\d:.,]+(?:Z|[+-]\d\d:?\d\d)?$/.test(text)) return true;
  return telling_member.test(member) && telling_value.test(text);
}

/**
 * A body in which each text that `maskBody` hides stands for itself by another: equal texts stay equal. URLs stay, without
 * what lets in.
 * @param hide gives the text that stands for another one
 */
export function pseudonymous(body: string, hide: (text: string) => string): string {
  if (body === '') return '';
  const visit = (value: unknown, member: string): unknown => {
    if (typeof value === 'string') {
      if (isShown(value, member)) return value;
      return /^(?:https?:\/\/|\/)[^\s]*$/.test(value) ? maskUrl(value) : hide(value);
    }
    if (Array.isArray(value)) return value.map((one) => visit(one, member));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one, name)]));
  };
  try {
    return JSON.stringify(visit(JSON.parse(body), ''));
  } catch {
    return `${hidden} (${Buffer.byteLength(body)} bytes)`;
  }
}

/** A mismatch without the texts that its exchange hides. */
export function maskMismatch(mismatch: Mismatch, exchange: Exchange | undefined): Mismatch {
  const texts = new Set<string>();
  for (const body of [exchange?.sent.body, exchange?.received?.body]) gather(body, texts);
  const member = mismatch.pointer?.split('/').at(-1) ?? '';
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return cleanText(value, texts);
    if (Array.isArray(value)) return value.map(clean);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clean(one)]));
  };
  const is_text = typeof mismatch.actual === 'string' && !isShown(mismatch.actual, member);
  return {
    ...mismatch,
    message: cleanText(mismatch.message, texts),
    expected: clean(mismatch.expected),
    // Of a body that is no JSON, its beginning would stand here.
    actual:
      is_text && !/^status \d/.test(String(mismatch.actual))
        ? cleanActual(String(mismatch.actual), texts)
        : clean(mismatch.actual),
  };
}

function cleanActual(text: string, texts: ReadonlySet<string>): string {
  const cleaned = cleanText(text, texts);
  return cleaned.replace(/(status \d+, ).*/s, `$1${hidden}`);
}

/** Shorter texts are words of any sentence: whole values of them are hidden all the same. */
const least_within = 6;

function cleanText(text: string, texts: ReadonlySet<string>): string {
  if (texts.has(text)) return hidden;
  let cleaned = text;
  for (const one of texts) if (one.length >= least_within) cleaned = cleaned.replaceAll(one, hidden);
  return cleaned.replaceAll(/"([^"]+)"/g, (quoted, inner: string) => (texts.has(inner) ? `"${hidden}"` : quoted));
}

/** All texts that `maskBody` hides. */
function gather(body: string | undefined, texts: Set<string>): void {
  if (!body) return;
  const visit = (value: unknown, member: string): void => {
    if (typeof value === 'string' && !isShown(value, member)) texts.add(value);
    else if (Array.isArray(value)) for (const one of value) visit(one, member);
    else if (isObject(value)) for (const [name, one] of Object.entries(value)) visit(one, name);
  };
  try {
    visit(JSON.parse(body), '');
  } catch {
    texts.add(body);
  }
}
