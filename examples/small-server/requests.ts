/** A request with its caller. */
import type { IncomingMessage } from 'node:http';
import type { Call, Caller } from './state.ts';

const most_bytes = 16 * 1024 * 1024;

/** An answer in the error envelope. */
export class Refusal extends Error {
  readonly status: number;
  /** Methods that the path takes, where that is what is wrong. */
  readonly allow: string | undefined;

  constructor(status: number, message: string, allow?: string) {
    super(message);
    this.status = status;
    this.allow = allow;
  }
}

/** @throws Refusal: 413 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most_bytes) chunks.push(chunk);
  }
  if (size > most_bytes) throw new Refusal(413, 'the body is too large');
  return Buffer.concat(chunks);
}

/** @throws Refusal: 401 without a good token, 403 for another organization */
export function callerOf({ state, headers }: Call): Caller {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const caller = state.callers.get(token);
  if (!caller) throw new Refusal(401, 'no such token');
  const wanted = headers['x-organization-id'];
  if (wanted !== undefined && wanted !== caller.org.id) throw new Refusal(403, 'not a member of this organization');
  return caller;
}

/** @throws Refusal: 415, 400 */
export function objectIn({ headers, bytes }: Call): Record<string, unknown> {
  if (!/^application\/json *(;|$)/i.test(headers['content-type'] ?? '')) throw new Refusal(415, 'JSON is wanted');
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString());
  } catch {
    throw new Refusal(400, 'the body is no JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'an object is wanted');
  return body as Record<string, unknown>;
}

/** @throws Refusal: 400 */
export function textIn(body: Record<string, unknown>, name: string): string {
  const { [name]: text } = body;
  if (typeof text !== 'string' || text.trim() === '') throw new Refusal(400, `${name} must be a text`);
  return text;
}

/** The words of a list of them. @throws Refusal: 400 where one is none of those */
export function wordsIn({ url }: Call, name: string, allowed: readonly string[]): string[] | undefined {
  const text = url.searchParams.get(name);
  if (text === null || text === '') return undefined;
  const words = text.split(',');
  const unknown = words.find((word) => !allowed.includes(word));
  if (unknown !== undefined) throw new Refusal(400, `${name} knows no such word`);
  return words;
}

/** @throws Refusal: 400 */
export function flagIn({ url }: Call, name: string): boolean | undefined {
  const text = url.searchParams.get(name);
  if (text === null) return undefined;
  if (text !== 'true' && text !== 'false') throw new Refusal(400, `${name} is true or false`);
  return text === 'true';
}
