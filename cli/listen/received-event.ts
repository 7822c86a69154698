/** One event as it arrived: the line of `--json`, of which the readable lines are made too. */
import type { IncomingHttpHeaders } from 'node:http';
import type { EventDialect } from '../signature-options.ts';
import { verdictOf } from '../signature-verdict.ts';
import type { ReceivedAttempt } from './delivery-book.ts';
import { type EventParts, eventParts } from './event-parts.ts';

export interface ReceivedEvent extends EventParts {
  /** Time of its last byte, in UTC. */
  time: string;
  request_id: string | null;
  /** Counts from 1 by the delivery's id; null where there is none. */
  attempt: number | null;
  since_first_ms: number | null;
  /** `not verified`: there is one, and no secret was given. */
  signature: 'valid' | 'not valid' | 'unsigned' | 'not verified';
  /** Reason why the signature is not valid. */
  why?: string;
  path: string;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  /** As text; null where it is no UTF-8, and stands in `body_base64`. */
  body: string | null;
  body_base64?: string;
}

export interface SenderAnswer {
  /** Null where the sender got no answer. */
  status: number | null;
  /** Further remark. */
  note?: string;
}

export interface IncomingEvent {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  now_ms: number;
}

export interface Reading {
  dialect: EventDialect;
  /** None: nothing is verified. */
  secrets: readonly string[];
  attemptOf(delivery_id: string, now_ms: number): ReceivedAttempt;
}

export function receivedEvent({ path, headers, body, now_ms }: IncomingEvent, reading: Reading): ReceivedEvent {
  const { dialect, secrets, attemptOf } = reading;
  const parts = eventParts(body, dialect.choices);
  const attempt = parts.delivery_id === null ? undefined : attemptOf(parts.delivery_id, now_ms);
  return {
    time: new Date(now_ms).toISOString(),
    ...parts,
    request_id: headerValue(headers, dialect.request_id_header) ?? null,
    attempt: attempt?.number ?? null,
    since_first_ms: attempt?.since_first_ms ?? null,
    ...signatureSeen(body, headerValue(headers, dialect.signature_header), secrets, dialect),
    path,
    headers,
    ...asText(body),
  };
}

function signatureSeen(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  { scheme }: EventDialect,
): Pick<ReceivedEvent, 'signature' | 'why'> {
  if (secrets.length > 0) return verdictOf(body, header, secrets, scheme);
  return { signature: header === undefined ? 'unsigned' : 'not verified' };
}

/** A header sent twice arrives joined, or as a list. */
function headerValue(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

function asText(body: Buffer): Pick<ReceivedEvent, 'body' | 'body_base64'> {
  const text = body.toString('utf8');
  return Buffer.from(text).equals(body) ? { body: text } : { body: null, body_base64: body.toString('base64') };
}
