/** Rules for each answer by itself, independent of the requests before and after it. */

import { type OperationId, operations } from '../../src/contract/operations.ts';
import type { ValidatorSet, Violation } from '../../src/contract/validators.ts';
import { pointerOf, valueAt } from '../../src/json/pointer.ts';
import type { Facts, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { ownClause, validated, valueClause } from './answer-clauses.ts';
import { embed_codes, judgeEmbeds, judgePrivacy, privacy_codes } from './embeds.ts';
import { envelope_codes, isByHandler, judgeEnvelope, judgeFalseSuccess } from './envelopes.ts';
import { identifying_fields, isAnotherRecord, unshown_answers } from './right-answers.ts';
import { violationsOf } from './right-items.ts';
import { isSet } from './values.ts';

/** Of `judgeShape`. */
export const shape_codes = {
  ...envelope_codes,
  ...privacy_codes,
  'labelled-as-another-type': {
    clause: 'document.json',
    message: 'An answer is JSON, and its Content-Type says that it is something else.',
  },
  unreadable: { message: 'An answer cannot be read as what its operation answers with.' },
  'without-identity': { message: 'A record lacks the field that names it.' },
  'wrong-type': { message: 'A value is of another type than the specification states.' },
  'wrong-required': { message: 'A field is missing that the specification states.' },
  'wrong-not': { message: 'A value is null or empty that has to be there.' },
  'not-empty': { message: 'An object has members where it has to be empty.' },
  'too-many-items': { message: 'A list has more items than are allowed.' },
  'wrong-format': { message: 'A value is not written in its format.' },
} satisfies Codes;

/** Of `judgeRelation`. */
export const relation_codes = {
  ...embed_codes,
  'another-record': { message: 'An answer shows another record than the one that was asked for.' },
} satisfies Codes;

/** Judges the shape of one answer by the stated rules, and with `--strict` by the reference document too. */
export function judgeShape(exchange: Exchange, facts: Facts, tally: Tally): Mismatch[] {
  const { decoded } = exchange;
  if (!decoded) return [];
  const found = decoded.outcome === 'success' ? judgeSuccess(exchange, tally) : judgeRefusal(exchange, facts, tally);
  // An answer that breaks a stated rule breaks the reference too; one finding is enough.
  return found.length > 0 || !facts.strict ? found : judgeByReference(exchange, tally);
}

/** Compares a successful answer with its request; its shape is not looked at. */
export function judgeRelation(exchange: Exchange, tally: Tally): Mismatch[] {
  return exchange.decoded?.outcome === 'success'
    ? [...judgeSameRecord(exchange, tally), ...judgeEmbeds(exchange, tally)]
    : [];
}

function judgeRefusal(exchange: Exchange, facts: Facts, tally: Tally): Mismatch[] {
  const wrong = judgeEnvelope(exchange, facts, tally);
  return wrong.length === 0 && isByHandler(exchange, facts) ? judgeLabel(exchange, tally) : wrong;
}

function judgeSuccess(exchange: Exchange, tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const { kind } = operations[operation].success;
  if (kind === 'empty') return [];
  const field = kind === 'page' ? 'items' : identifying_fields[operation];
  const refusal = field === undefined ? [] : judgeFalseSuccess(exchange, field, tally);
  if (refusal.length > 0) return refusal;
  const unreadable = judgeReadable(exchange, tally);
  if (unreadable.length > 0) return unreadable;
  const value = exchange.decoded!.page ?? exchange.decoded!.record ?? exchange.decoded!.text;
  const shape = [
    ...judgeValues(exchange, value, 'stated', tally),
    ...judgeNamed(exchange, tally),
    ...judgePrivacy(exchange, tally),
    ...judgeCharacters(exchange, value, tally),
  ];
  return [...shape, ...(kind === 'text' ? [] : judgeLabel(exchange, tally))];
}

/** Types whose name says that it is something else than JSON. Plain text, bytes and scripts can hold JSON. */
const other_formats =
  /^(?:text\/(?:html|xml|markdown|csv|css)|application\/(?:xml|xhtml\+xml|pdf|zip|x-www-form-urlencoded)|(?:image|audio|video|font|multipart)\/)/i;

/** JSON is not called by the name of another format. */
function judgeLabel(exchange: Exchange, tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const label = exchange.received!.headers['content-type']?.trim() ?? '';
  if (label === '') return [];
  return tally.holds(!other_formats.test(label), 'labelled-as-another-type', {
    at: exchange,
    message: `the answer of ${operation} is JSON, and its Content-Type says that it is something else`,
    expected: 'application/json',
    actual: label,
  });
}

/** The body is what the operation answers with at all. */
function judgeReadable(exchange: Exchange, tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const [defect] = exchange.decoded!.defects;
  if (defect === undefined || (isUnshown(exchange) && defect !== 'body is not JSON')) return [];
  const { status, body } = exchange.received!;
  return tally.broken('unreadable', {
    at: exchange,
    clause: defect === 'body is not JSON' ? 'document.json' : ownClause(operation),
    message: `the answer of ${operation} cannot be read: ${defect}`,
    expected: operations[operation].success.kind === 'page' ? 'a JSON object with items' : 'a JSON object',
    actual: `status ${status}, ${body === '' ? 'no body' : body.slice(0, 120)}`,
  });
}

/** Half of a surrogate pair, as `hostile` sends it: a server may keep what it was given. */
const sent_half = '\ud800';

/** Texts are characters: readers in many languages refuse an answer with half of one, and none can ask for it again. */
function judgeCharacters(exchange: Exchange, value: unknown, tally: Tally): Mismatch[] {
  // Seldom, and only as an escape, since bytes that are no UTF-8 are no JSON.
  if (!/\\ud[89a-f]/i.test(exchange.received!.body)) return [];
  const found = halfCharacter(value, []);
  return tally.holds(found === undefined, 'wrong-format', {
    at: exchange,
    clause: 'document.json',
    message: `a text in the answer of ${exchange.request.operation} holds half of a character`,
    pointer: pointerOf(found?.path ?? []),
    expected: 'whole characters of Unicode',
    actual: JSON.stringify(found?.text),
  });
}

function halfCharacter(value: unknown, path: readonly string[]): { path: readonly string[]; text: string } | undefined {
  if (typeof value === 'string') {
    return value.isWellFormed() || value === sent_half ? undefined : { path, text: value };
  }
  if (value === null || typeof value !== 'object') return undefined;
  for (const [name, member] of Object.entries(value)) {
    const found = halfCharacter(member, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

function isUnshown({ request }: Exchange): boolean {
  return unshown_answers.includes(request.operation);
}

function judgeValues(exchange: Exchange, value: unknown, set: ValidatorSet, tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const violations = violationsOf(set, operation, exchange.received!.status, value);
  if (value !== undefined) tally.compared(violations);
  return violations.flatMap((violation) => wrongValue(exchange, value, violation, tally));
}

/** Lengths, patterns and bounds, which the reference document alone has, are a matter of form. */
function codeOf(keyword: string) {
  if (keyword === 'type' || keyword === 'required' || keyword === 'not') return `wrong-${keyword}` as const;
  if (keyword === 'maxProperties') return 'not-empty';
  return keyword === 'maxItems' ? 'too-many-items' : 'wrong-format';
}

function wrongValue(exchange: Exchange, value: unknown, violation: Violation, tally: Tally): Mismatch[] {
  const { operation } = exchange.request;
  const { pointer, keyword, message } = violation;
  const name = pointer === '' ? 'the body' : pointer.slice(1).replaceAll('/', '.');
  return tally.broken(codeOf(keyword), {
    at: exchange,
    clause: valueClause(operation, pointer, keyword),
    message: `in the answer of ${operation}, ${name} ${message}`,
    expected: keyword === 'required' ? 'a value' : message.replace(/^must be /, ''),
    actual: valueAt(value, pointer) ?? null,
    pointer,
  });
}

/** A record names itself. */
function judgeNamed(exchange: Exchange, tally: Tally): Mismatch[] {
  const { operation, query } = exchange.request;
  const field = identifying_fields[operation];
  if (field === undefined || query.fields !== undefined || isUnshown(exchange)) return [];
  const { record, page } = exchange.decoded!;
  const nameless = (page ? page.items : [record ?? {}]).findIndex((one) => tally.compared(!isSet(one[field])));
  if (nameless < 0) return [];
  const pointer = page ? `/items/${nameless}/${field}` : `/${field}`;
  return tally.broken('without-identity', {
    at: exchange,
    clause: ownClause(operation),
    message: `the answer of ${operation} shows a record without ${field}`,
    expected: field,
    actual: null,
    pointer,
  });
}

/** A record that was asked for by its id is that one. */
function judgeSameRecord(exchange: Exchange, tally: Tally): Mismatch[] {
  const actual = exchange.decoded?.record?.id;
  if (actual === undefined) return [];
  const { operation, path } = exchange.request;
  return tally.holds(!isAnotherRecord(exchange), 'another-record', {
    at: exchange,
    clause: ownClause(operation),
    message: `${operation} answers with another record than the one that was asked for`,
    expected: operation === 'rateRun' ? path.run_id : path.id,
    actual,
    pointer: '/id',
  });
}

function judgeByReference(exchange: Exchange, tally: Tally): Mismatch[] {
  const { outcome, text, json } = exchange.decoded!;
  const value = text ?? (exchange.received?.body === '' ? undefined : json);
  if (outcome === 'other') return [];
  const clause = outcome === 'success' ? undefined : refusalClause(exchange.request.operation);
  return judgeValues(exchange, value, 'reference', tally).map((mismatch) => ({
    ...mismatch,
    clause: clause ?? mismatch.clause,
    level: 'reference' as const,
  }));
}

function refusalClause(operation: OperationId): string {
  if (operation === 'rateRun') return 'feedback.error-envelope';
  return validated.includes(operation) ? 'errors.validation-envelope' : 'errors.envelope-elsewhere';
}
