/**
 * Refusals, written from section 7: `{code, message, errors}` or `{detail: […]}`, or both merged. A gateway in front
 * has never heard of either: its answers are no refusals by the operation's own code.
 */

import type { OperationId } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Facts, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { validated } from './answer-clauses.ts';
import { isRefused } from './steps.ts';

export const envelope_codes = {
  'no-envelope': { message: 'A refusal has no error envelope, or not the one that is stated.' },
  'refusal-as-success': {
    clause: 'errors.refusal-is-4xx',
    message: 'An error is answered under a status of success.',
  },
} satisfies Codes;

/** Statuses that frameworks, proxies and gateways answer by themselves. */
const gateway_statuses = new Set([401, 405, 406, 408, 411, 413, 414, 415, 417, 421, 426, 429, 431, 494, 499]);

/**
 * Tells whether the operation's own code refused: the caller is one of the target's, or may be anybody (section 5), and
 * the body is a JSON object, other than the one that the target file declares of its gateway.
 */
export function isByHandler(exchange: Exchange, facts: Facts): boolean {
  const { status } = exchange.received ?? {};
  if (status === undefined || !isRefused(exchange) || gateway_statuses.has(status)) return false;
  if (exchange.decoded?.by_gateway) return false;
  const known = exchange.principal !== null && Object.hasOwn(facts.principals, exchange.principal);
  const is_anybody = exchange.principal === null && exchange.request.operation === 'getModelText';
  return (known || is_anybody) && isObject(exchange.decoded?.json);
}

/**
 * A refusal by the operation's own code has the envelope that it must have: `no-envelope`. Where the text says "most" and
 * names no operation, one of them may have another one, such as problem+json; what is meant as one of the two is judged.
 */
export function judgeEnvelope(exchange: Exchange, facts: Facts, tally: Tally): Mismatch[] {
  return isByHandler(exchange, facts) ? envelopeMismatch(exchange, tally, exchange.decoded?.json as Members) : [];
}

/** Statuses of what only the operation itself can find wrong with a request that is routed, well formed and signed in. */
const own_statuses = new Set([400, 403, 404, 409, 422]);

/**
 * The same for a refusal beside which a request of the same caller at the same path was accepted. No gateway has a
 * reason for it, so that a body of another kind, or none, is no envelope either.
 */
export function judgeOwnRefusal(exchange: Exchange, facts: Facts, tally: Tally): Mismatch[] {
  if (isByHandler(exchange, facts)) return envelopeMismatch(exchange, tally, exchange.decoded?.json as Members);
  return isOwnRefusal(exchange) ? envelopeMismatch(exchange, tally, {}, exchange.received!.body.slice(0, 120)) : [];
}

/** True where only the operation can have refused, since it accepts others of the same caller at this path. */
export function isOwnRefusal({ decoded, received }: Exchange): boolean {
  return received !== undefined && decoded !== undefined && !decoded.by_gateway && own_statuses.has(received.status);
}

/** The form of RFC 9457, which those who have no envelope of the text may have for one. */
export function isProblemDetails({ decoded, received }: Exchange): boolean {
  const is_labelled = /problem\+json/i.test(received?.headers['content-type'] ?? '');
  return is_labelled || (isObject(decoded?.json) && typeof decoded.json.title === 'string');
}

type Members = Record<string, unknown>;

/** @param text what was answered in the place of an object */
function envelopeMismatch(exchange: Exchange, tally: Tally, body: Members, text?: string): Mismatch[] {
  const { operation } = exchange.request;
  const wanted = envelopeOf(operation, exchange.received!.status);
  if (clauseOf(operation) === 'errors.envelope-elsewhere' && !isMeant(body)) return [];
  const faults = { envelope: envelopeFault(body), validation: validationFault(body) };
  const fault =
    wanted === 'either' ? (faults.envelope && faults.validation ? nearer(body, faults) : undefined) : faults[wanted];
  if (tally.compared(fault === undefined) || !fault) return [];
  return tally.broken('no-envelope', {
    at: exchange,
    clause: clauseOf(operation),
    message: `the refusal of ${operation} has no error envelope: ${text === undefined ? fault.what : noObject(text)}`,
    expected: wanted === 'validation' ? '{detail: […]}' : wanted === 'envelope' ? shape : `${shape} or {detail: […]}`,
    actual: text ?? body,
    pointer: text === undefined ? fault.pointer : '',
  });
}

function noObject(text: string): string {
  return text === '' ? 'it has no body' : 'it is no JSON object';
}

const shape = '{code, message, errors}';

function isMeant(body: Readonly<Record<string, unknown>>): boolean {
  return 'code' in body || 'errors' in body || Array.isArray(body.detail);
}

/** A body in neither envelope, whatever was meant. */
export function isWithoutEnvelope(exchange: Exchange): boolean {
  const body = exchange.decoded?.json;
  return !isObject(body) || (envelopeFault(body) !== undefined && validationFault(body) !== undefined);
}

interface Fault {
  pointer: string;
  what: string;
}

/** Refusals that often come before the operation is reached: they may have either envelope. */
const open_statuses = [401, 403, 404, 405];

function envelopeOf(operation: OperationId, status: number): 'envelope' | 'validation' | 'either' {
  if (operation === 'rateRun') return 'envelope';
  return validated.includes(operation) && !open_statuses.includes(status) ? 'validation' : 'either';
}

function clauseOf(operation: OperationId): string {
  if (operation === 'rateRun') return 'feedback.error-envelope';
  return validated.includes(operation) ? 'errors.validation-envelope' : 'errors.envelope-elsewhere';
}

function nearer(body: Members, faults: { envelope?: Fault; validation?: Fault }): Fault {
  return 'detail' in body ? faults.validation! : faults.envelope!;
}

/** `errors` may be absent or null; what else stands in it is open. */
function envelopeFault(body: Members): Fault | undefined {
  for (const name of ['code', 'message']) {
    if (typeof body[name] !== 'string') return { pointer: `/${name}`, what: `${name} is no text` };
  }
  const { errors } = body;
  if (errors === undefined || errors === null) return undefined;
  if (!Array.isArray(errors)) return { pointer: '/errors', what: 'errors is no array' };
  const wrong = errors.findIndex((issue) => !isObject(issue));
  return wrong < 0 ? undefined : { pointer: `/errors/${wrong}`, what: 'an entry of errors is no object' };
}

/** `type`, `input` and `ctx` may be absent or null. */
function validationFault(body: Members): Fault | undefined {
  const { detail } = body;
  if (!Array.isArray(detail)) return { pointer: '/detail', what: 'detail is no array' };
  for (const [index, entry] of detail.entries()) {
    const pointer = `/detail/${index}`;
    if (!isObject(entry)) return { pointer, what: 'an entry of detail is no object' };
    const { loc, msg, type, ctx } = entry;
    if (!Array.isArray(loc) || loc.some((part) => typeof part !== 'string')) {
      return { pointer: `${pointer}/loc`, what: 'loc is no array of texts' };
    }
    if (typeof msg !== 'string') return { pointer: `${pointer}/msg`, what: 'msg is no text' };
    if (type !== undefined && type !== null && typeof type !== 'string') {
      return { pointer: `${pointer}/type`, what: 'type is no text' };
    }
    if (ctx !== undefined && ctx !== null && !isObject(ctx)) {
      return { pointer: `${pointer}/ctx`, what: 'ctx is no object' };
    }
  }
  return undefined;
}

/**
 * An envelope of failure under a status of success, in the place of the record or page: `refusal-as-success`. An answer
 * that owes no record may hold what it likes, a `code` and a `message` too.
 * @param naming a field that the answer has when it is what it should be
 */
export function judgeFalseSuccess(exchange: Exchange, naming: string, tally: Tally): Mismatch[] {
  const body = exchange.decoded?.json;
  if (exchange.decoded?.outcome !== 'success' || !isObject(body) || naming in body) return [];
  const is_envelope = typeof body.code === 'string' && typeof body.message === 'string';
  const is_detail = Array.isArray(body.detail) && body.detail.length > 0 && tally.compared(!validationFault(body));
  if (!is_envelope && !is_detail) return [];
  const { operation } = exchange.request;
  return tally.broken('refusal-as-success', {
    at: exchange,
    message: `${operation} answers an error under a status of success`,
    expected: 'a status of 4xx',
    actual: { status: exchange.received?.status, body },
  });
}
