/** Turns a request that arrived into the record that the history keeps. */
import { createHash } from 'node:crypto';
import type { Dialect } from '../../src/choices/dialect.ts';
import { membersOf } from '../../src/choices/pointers.ts';
import type { Arrival } from '../receiver/receiver.ts';
import { unfolded } from '../receiver/unfolded.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Signers } from './signers.ts';
import type { StagedInbox } from './staged.ts';

export interface ReadingOptions {
  dialect: Dialect;
  signers: Signers;
  header_prefix: string;
}

type Read = Pick<ArrivalRecord, 'body' | 'body_base64' | 'digest' | 'event' | 'delivery_id' | 'run_id' | 'request_id'>;
type ReadSignature = Pick<ArrivalRecord, 'signature' | 'signed_by' | 'scheme' | 'written_otherwise'>;

export function readArrival(
  arrival: Pick<Arrival, 'body' | 'headers'>,
  { dialect, header_prefix }: Omit<ReadingOptions, 'signers'>,
): Read {
  const { body, headers } = arrival;
  const plain = unfolded(arrival);
  const text = plain.toString('utf8');
  const is_text = Buffer.from(text).equals(plain);
  const request_id = headerOf(headers, `${header_prefix}Request-Id`);
  return {
    body: is_text ? text : null,
    ...(!is_text && { body_base64: body.toString('base64') }),
    digest: createHash('sha256').update(body).digest('hex'),
    ...readEvent(text, dialect),
    ...(request_id !== undefined && { request_id }),
  };
}

/** Apart, since it tries every secret: events of strangers, which may be many, are not worth it. */
export function readSignature(
  { channel, name }: Pick<StagedInbox, 'channel' | 'name'>,
  { body, headers }: Pick<Arrival, 'body' | 'headers'>,
  { signers, header_prefix }: Omit<ReadingOptions, 'dialect'>,
): ReadSignature {
  const signature = headerOf(headers, `${header_prefix}Signature`);
  if (signature === undefined) return { signed_by: [] };
  // Each run has an inbox of its own for its callbacks, while those who sign them are few.
  const inbox = channel === 'callback' ? channel : name;
  return { signature, ...signers.of(channel, body, signature, inbox) };
}

/** Several lines of one name are joined, as everywhere in HTTP. */
export function headerOf(headers: ArrivalRecord['headers'], name: string): string | undefined {
  const values = headers.filter(([one]) => one.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  return values.length > 0 ? values.join(', ') : undefined;
}

/** The parts of a payload, at the places of the choices or else of the document. */
export function readEvent(text: string, dialect: Dialect): Pick<ArrivalRecord, 'event' | 'delivery_id' | 'run_id'> {
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
    const members = membersOf(JSON.parse(text));
    return members ? dialect.decodeEvent(members) : {};
  } catch {
    return {};
  }
}
