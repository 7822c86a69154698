/** What arrived, as the history keeps it: the bytes, the times, and whose signature it bears. No secret is in it. */
import { createHash } from 'node:crypto';
import type { Dialect } from '../../src/choices/dialect.ts';
import type { SignatureScheme } from '../../src/webhooks/scheme.ts';
import type { Arrival } from '../receiver/receiver.ts';
import type { Answer } from './scenario.ts';
import type { Signers } from './signers.ts';

export interface ArrivalRecord {
  /** Counts from 1 within the run of the suite. */
  number: number;
  channel: 'callback' | 'webhook';
  /** Which URL it came to: `callback/3`, `webhook/1`. */
  inbox: string;
  /** When its connection was accepted, in milliseconds on the axis of the target's clock. */
  at_ms: number;
  /** The same in milliseconds since the suite began, by the wall's clock. */
  real_ms: number;
  /** By the target's own clock, in milliseconds since 1970, where the suite steps it. */
  target_ms?: number;
  /** When its connection was over, on the axis of `at_ms`. */
  ended_ms?: number;
  /** The longest that the receiver kept anything waiting meanwhile. */
  lag_ms: number;
  method: string;
  /** Lines of the head as they came. */
  headers: readonly (readonly [name: string, value: string])[];
  /** As text; in `body_base64` where it is no UTF-8. */
  body: string | null;
  body_base64?: string;
  digest: string;
  /** Where the choices, or else the document, have them. */
  event?: string;
  delivery_id?: string;
  run_id?: string;
  request_id?: string;
  /** The header as it came; absent where there is none. */
  signature?: string;
  /** The names of the secrets that it is a signature of these bytes under. */
  signed_by: readonly string[];
  scheme?: SignatureScheme;
  /** Where it is not written as the target file declares: whose it is if it is written in another permitted way. */
  written_otherwise?: { signed_by: readonly string[]; scheme: SignatureScheme };
  answer: Answer;
  /** An HTTP library sent the attempt of this number once more, so that both are one. */
  repeat_of?: number;
}

export interface ReadingOptions {
  dialect: Dialect;
  signers: Signers;
  header_prefix: string;
}

type Read = Pick<
  ArrivalRecord,
  | 'body'
  | 'body_base64'
  | 'digest'
  | 'event'
  | 'delivery_id'
  | 'run_id'
  | 'request_id'
  | 'signature'
  | 'signed_by'
  | 'scheme'
  | 'written_otherwise'
>;

export function readArrival(
  channel: ArrivalRecord['channel'],
  { body, headers }: Pick<Arrival, 'body' | 'headers'>,
  { dialect, signers, header_prefix }: ReadingOptions,
): Read {
  const text = body.toString('utf8');
  const is_text = Buffer.from(text).equals(body);
  const signature = headerOf(headers, `${header_prefix}Signature`);
  const request_id = headerOf(headers, `${header_prefix}Request-Id`);
  return {
    body: is_text ? text : null,
    ...(!is_text && { body_base64: body.toString('base64') }),
    digest: createHash('sha256').update(body).digest('hex'),
    ...partsOf(text, dialect),
    ...(request_id !== undefined && { request_id }),
    ...(signature !== undefined && { signature }),
    ...(signature === undefined ? { signed_by: [] } : signers.of(channel, body, signature)),
  };
}

/** Several lines of one name are joined, as everywhere in HTTP. */
export function headerOf(headers: ArrivalRecord['headers'], name: string): string | undefined {
  const values = headers.filter(([one]) => one.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  return values.length > 0 ? values.join(', ') : undefined;
}

function partsOf(text: string, dialect: Dialect): Pick<ArrivalRecord, 'event' | 'delivery_id' | 'run_id'> {
  const payload = payloadOf(text, dialect);
  const { event, run_id } = payload;
  const delivery_id = (payload.delivery as { id?: unknown } | null | undefined)?.id;
  return {
    ...(typeof event === 'string' && { event }),
    // An id is a text whatever it looks like; some write numbers.
    ...((typeof delivery_id === 'string' || typeof delivery_id === 'number') && { delivery_id: String(delivery_id) }),
    ...(typeof run_id === 'string' && { run_id }),
  };
}

function payloadOf(text: string, dialect: Dialect): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
    return dialect.decodeEvent(body as Record<string, unknown>);
  } catch {
    return {};
  }
}
