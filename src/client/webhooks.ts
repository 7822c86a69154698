/** Signs and verifies deliveries by Web Crypto: in Node.js, browsers, workers, Deno. The rules are the server's. */
import type { components } from '../generated/client-types.ts';
import { InputError } from '../input/input-error.ts';
import { valueAt } from '../json/pointer.ts';
import { secretsToSign, writeSignatures } from '../webhooks/header.ts';
import { matchSignatures, secretsToVerify, type VerifyResult } from '../webhooks/match-signatures.ts';
import { referenceScheme, type SignatureScheme, schemeProblem } from '../webhooks/scheme.ts';
import { secretKey } from '../webhooks/secret-key.ts';
import { type Bytes, bytesOf } from './bytes-of.ts';

export { InputError };

type Payloads = components['schemas'];

/** Payload of a callback or a webhook; `event` tells which. */
export type DeliveryEvent =
  | Payloads['RunCompletedPayload']
  | Payloads['RunFailedPayload']
  | Payloads['RunCancelledPayload'];

/** `events.signature` of a choices file; what is left out is as in the document: lower-case hex digits alone. */
export type DeliveryScheme = Partial<Omit<SignatureScheme, 'separator'>> & {
  /** Text between several signatures in one header. */
  separator?: string | null | undefined;
};

/** The bytes as they arrived, before any parser touched them. */
export type DeliveryBody = string | ArrayBufferView | ArrayBuffer;

/** Those of fetch, or an object as Node.js has them; upper and lower case are one. */
export type DeliveryHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Differences from the document. Each stands in a choices file under the name that is given here. */
export interface DeliveryDialect {
  /** `records.header_prefix`: what stands before `Signature`; `Service-`. */
  header_prefix?: string | undefined;
  /** `events.payload_layout.event`: a JSON Pointer to the code of the event; `/event`. */
  event?: string | undefined;
  /** `events.payload_layout.delivery_id`: a JSON Pointer; `/delivery/id`. */
  delivery_id?: string | undefined;
  /** `events.payload_layout.run_id`: a JSON Pointer; `/run_id`. */
  run_id?: string | undefined;
  /** `events.payload_layout.run`: a JSON Pointer; null where events come without their run; `/run`. */
  run?: string | null | undefined;
}

export type Delivery = {
  body: DeliveryBody;
  scheme?: DeliveryScheme | undefined;
  dialect?: DeliveryDialect | undefined;
} & ({ headers: DeliveryHeaders } | { signature: string | null | undefined }) &
  ({ secret: string } | { secrets: readonly string[] });

type SignatureReason = Extract<VerifyResult, { valid: false }>['reason'];

/**
 * `missing`, `malformed`, `mismatch`: the signature is not there, not written so, or of another body or secret. The
 * others are told of a body that is signed well: `no_json`; `no_event` for one that lacks what every event has; and
 * `unknown_event` for an event that the document does not name, such as a ping: a receiver answers 2xx to it, or the
 * service sends it again.
 */
export type DeliveryErrorReason = SignatureReason | 'no_json' | 'no_event' | 'unknown_event';

/** A delivery that cannot be trusted, or is no event. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly reason: DeliveryErrorReason;
  /** The code of an unknown event. */
  readonly event: string | undefined;

  constructor(reason: DeliveryErrorReason, message: string, event?: string) {
    super(message);
    this.reason = reason;
    this.event = event;
  }
}

/** Every code of the document, held by its types. */
const codes: Readonly<Record<DeliveryEvent['event'], true>> = {
  'run.completed': true,
  'run.failed': true,
  'run.cancelled': true,
};

/**
 * The event of a delivery whose signature is that of its body, under the secret or any of the secrets. The time that the
 * comparison takes tells nothing about the right signature.
 * @returns the body, parsed
 * @throws DeliveryError with its `reason`; InputError for a secret or a scheme that cannot be used, and for a body that
 *   was parsed already
 */
export async function verifyDelivery(delivery: Delivery): Promise<DeliveryEvent> {
  const { body, dialect = {} } = delivery;
  const scheme = schemeOf(delivery.scheme);
  const name = `${dialect.header_prefix ?? 'Service-'}Signature`;
  const header = 'headers' in delivery ? headerOf(delivery.headers, name) : delivery.signature;
  const secrets = secretsToVerify('secrets' in delivery ? delivery.secrets : delivery.secret);
  const bytes = signedBytes(body);
  // Before anything is said about the header: a secret of the wrong form is found by the first delivery.
  const expected = await Promise.all(secrets.map((secret) => digestOf(bytes, secret, scheme)));
  const result = matchSignatures(header, expected, scheme, isSame);
  if (!result.valid) throw new DeliveryError(result.reason, `${name} ${problems[result.reason]}`);
  return eventIn(parsed(bytes), dialect);
}

/** @throws DeliveryError for a body that is none of the document's events */
function eventIn(value: unknown, dialect: DeliveryDialect): DeliveryEvent {
  const { event = '/event', delivery_id = '/delivery/id', run_id = '/run_id', run = '/run' } = dialect;
  const code = valueAt(value, event);
  const is_code = typeof code === 'string' && code !== '';
  if (is_code && !Object.hasOwn(codes, code)) {
    throw new DeliveryError('unknown_event', `the document does not name the event at ${event}`, code);
  }
  const places = [delivery_id, run_id, ...(run === null ? [] : [run])];
  const lacks = is_code ? places.find((pointer) => !valueAt(value, pointer)) : event;
  if (lacks !== undefined)
    throw new DeliveryError('no_event', `the body holds nothing at ${lacks}, as every event does`);
  return value as DeliveryEvent;
}

/**
 * The value of the signature's header, for tests of receivers.
 * @param secret several where one takes another's place, for a scheme with a separator
 * @throws InputError for a secret or a scheme that cannot be used
 */
export async function signDelivery(
  body: DeliveryBody,
  secret: string | readonly string[],
  scheme: DeliveryScheme = {},
): Promise<string> {
  const whole = schemeOf(scheme);
  const digests = secretsToSign(secret, whole).map((one) => digestOf(signedBytes(body), one, whole));
  return writeSignatures(await Promise.all(digests), whole);
}

const problems: Readonly<Record<SignatureReason, string>> = {
  missing: 'is missing',
  malformed: 'holds no signature of this scheme',
  mismatch: 'belongs to another body or another secret',
};

function schemeOf({ separator, ...given }: DeliveryScheme = {}): SignatureScheme {
  const scheme = { ...referenceScheme, ...given, ...(typeof separator === 'string' && { separator }) };
  const problem = schemeProblem(scheme);
  if (problem !== undefined) throw new InputError(`scheme.${problem}`);
  return scheme;
}

function headerOf(headers: DeliveryHeaders | undefined, name: string): string | null {
  if (!headers) return null;
  if (isFetchHeaders(headers)) return headers.get(name);
  const found = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? (value ?? []) : [],
  );
  return found.length > 0 ? found.join(', ') : null;
}

function isFetchHeaders(headers: DeliveryHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}

/** @throws InputError for a body that some parser has touched */
function signedBytes(body: unknown): Bytes {
  const bytes = bytesOf(body);
  if (bytes) return bytes;
  throw new InputError('body: give the bytes or the text as they were received, before any parser; this is neither');
}

async function digestOf(body: Bytes, secret: unknown, { key: form }: SignatureScheme): Promise<Uint8Array> {
  // Most often a variable of the environment that is not set.
  const key = typeof secret === 'string' && secretKey(secret, form);
  if (!key || key.length === 0) throw new InputError('the secret is empty, and everybody could sign with that');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key as Uint8Array<ArrayBuffer>, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, body));
}

/** Of two digests, both of 32 bytes: all of them are looked at, whatever the first ones are. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.reduce((difference, byte, at) => difference | (byte ^ other[at]!), 0) === 0;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DeliveryError('no_json', 'the body is no JSON');
  }
}
