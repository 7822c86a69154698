/** A request on its way to a handler: who asks, for what, and what the parts of it must be. */
import { Refusal } from './answers.ts';
import type { Body } from './spelling.ts';
import type { Caller, Organization, State } from './state.ts';

export interface Call {
  state: State;
  operation: string;
  /** Handlers of operations that need no token see that there may be none. */
  caller: Caller;
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** @throws Refusal where it is no UUID */
export function idIn({ path }: Call, name = 'id'): string {
  const id = path[name] ?? '';
  if (!uuid.test(id)) throw new Refusal('malformed_id', `${name} is no UUID`, ['path', name]);
  return id.toLowerCase();
}

export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The record, if it is there and the caller's. @throws Refusal */
export function owned<T extends { org: Organization }>(record: T | undefined, { caller }: Call): T {
  if (!record) throw new Refusal('not_found', 'there is no such record');
  if (record.org !== caller.org) throw new Refusal('foreign', 'the record belongs to somebody else');
  return record;
}

/** @throws Refusal */
export function objectIn({ body }: Pick<Call, 'body'>): Body {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  throw new Refusal('invalid', 'the body must be a JSON object', ['body']);
}

/** @throws Refusal */
export function textIn(body: Body, field: string): string {
  const value = body[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal('invalid', `${field} must be a text`, ['body', field]);
}

/** Comma-separated words of a query parameter; undefined where it is missing. */
export function wordsIn(query: URLSearchParams, name: string): string[] | undefined {
  return query
    .get(name)
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** On and off, in any of the words that are understood; undefined where there is none. */
export function flagIn(query: URLSearchParams, name: string): boolean | undefined {
  const word = query.get(name);
  if (word === null) return undefined;
  if (['on', '1'].includes(word)) return true;
  if (['off', '0'].includes(word)) return false;
  throw new Refusal('invalid', `${name} must be on or off`, ['query', name]);
}
