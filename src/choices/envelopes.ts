/**
 * Errors on the wire: envelope 7.1 `{code, message, errors}`, envelope 7.2 `{detail}`, or both merged, by choice.
 *
 * Limits: 7.1 has no place for an issue's `input`, and none for a place outside body, query, path and header. 7.2 has
 * no place for the problem's own message beside issues, so the first issue's stands for it when read. In 7.2 an issue's
 * `type` goes into `ctx.rule`, since `type` is the problem's code there.
 */

import { isIn, type OperationId, operationsIn } from '../contract/operations.ts';
import { statuses_before_endpoints } from '../contract/validators.ts';
import { isObject } from '../json/is-object.ts';
import { namesIn, pointerOf } from '../json/pointer.ts';
import type { Issue, Problem, Refusal } from './canonical.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import type { EmptyParts } from './error-dialect.ts';

type Form = 'envelope' | 'validation' | 'merged';

const ofSection72: readonly OperationId[] = operationsIn('validation_envelope_operations');

/** @param operation absent where the request reached none: the envelope of most endpoints, then */
export function envelopeOf(choices: ChoicesDocument, operation: OperationId | undefined, status: number): Form {
  const choice = chosen(choices, 'codes.error_envelope', operation);
  if (choice === undefined || isOther(choice)) {
    return operation && isIn('validation_envelope_operations', operation) ? 'validation' : 'envelope';
  }
  const stated =
    operation !== undefined && ofSection72.includes(operation) && !statuses_before_endpoints.includes(status);
  return stated && choice === 'envelope' ? 'validation' : choice;
}

export function writeProblem(
  form: Form,
  refusal: Refusal,
  problem: Problem,
  empty_parts: EmptyParts = 'present',
): Record<string, unknown> {
  const { code, message, issues } = problem;
  const blank = blanks[empty_parts];
  const envelope = { code, message, errors: issues.length === 0 ? blank([]) : issues.map(writeIssue) };
  if (form === 'envelope') return envelope;
  const detail = detailOf(refusal, problem, blank);
  return form === 'validation' ? { detail } : { ...envelope, detail };
}

/** Values in place of an empty part. Undefined does not reach the wire. */
const blanks: Readonly<Record<EmptyParts, (empty: unknown) => unknown>> = {
  present: (empty) => empty,
  null: () => null,
  absent: () => undefined,
};

function writeIssue({ at, type, message, current }: Issue): Record<string, unknown> {
  const [part = 'body', ...names] = at;
  const pointer = pointerOf(names);
  return { in: part, pointer, rule: type, message, ...(current && { current }) };
}

function detailOf(
  refusal: Refusal,
  { code, message, issues }: Problem,
  blank: (empty: unknown) => unknown,
): Record<string, unknown>[] {
  if (issues.length === 0) {
    return [{ loc: placeOf(refusal), msg: message, type: code, input: blank(null), ctx: blank({}) }];
  }
  return issues.map(({ at, message: msg, type, input, current }) => ({
    loc: at,
    msg,
    type: code,
    input: input ?? blank(null),
    ctx: { rule: type, ...(current && { current }) },
  }));
}

/** Place of a problem that names no issue. */
function placeOf(refusal: Refusal): string[] {
  switch (refusal) {
    case 'unauthenticated':
    case 'missing_scope':
    case 'human_required':
      return ['header', 'Authorization'];
    case 'not_member':
    case 'malformed_organization':
      return ['header', 'X-Organization-Id'];
    case 'not_found':
    case 'foreign_record':
    case 'malformed_id':
    case 'unknown_route':
      return ['path'];
    default:
      return ['request'];
  }
}

/** Reads either envelope, or both merged; of what both say, 7.1 is taken. Says in `defects` why it cannot. */
export function readProblem(body: unknown, defects: string[]): Problem | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    defects.push('body is not an object');
    return undefined;
  }
  const { code, message, errors, detail } = body as Record<string, unknown>;
  const details = Array.isArray(detail) ? readDetails(detail) : undefined;
  if (typeof code === 'string') {
    if (typeof message !== 'string') defects.push('message is not a string');
    const issues = Array.isArray(errors) ? errors.filter(isObject).map(readIssue) : (details?.issues ?? []);
    return { code, message: typeof message === 'string' ? message : '', issues };
  }
  if (details) return details;
  defects.push(
    detail === undefined ? 'body has neither a code nor a detail' : 'detail is not an array of objects, or is empty',
  );
  return undefined;
}

function readIssue(issue: Record<string, unknown>): Issue {
  const { in: part, pointer, rule, message, current } = issue;
  const at = typeof pointer === 'string' ? namesIn(pointer) : [];
  return {
    at: typeof part === 'string' ? [part, ...at] : at,
    message: text(message ?? issue.msg),
    type: text(rule ?? issue.type ?? issue.code),
    ...(isObject(current) && { current }),
  };
}

function readDetails(detail: readonly unknown[]): Problem | undefined {
  const entries = detail.filter(isObject);
  const first = entries[0];
  if (first === undefined || entries.length < detail.length) return undefined;
  const problem = { code: text(first.type), message: text(first.msg) };
  const issues = entries.map((entry) => {
    const { rule, current } = isObject(entry.ctx) ? entry.ctx : {};
    return {
      at: Array.isArray(entry.loc) ? entry.loc.map(String) : [],
      message: text(entry.msg),
      type: text(rule ?? entry.type),
      ...(entry.input !== null && entry.input !== undefined && { input: entry.input }),
      ...(isObject(current) && { current }),
    };
  });
  return { ...problem, issues: isProblemItself(entries) ? [] : issues };
}

/** A single entry that breaks no rule of its own stands for a problem without issues. */
function isProblemItself(entries: readonly Record<string, unknown>[]): boolean {
  const [entry, ...more] = entries;
  if (!entry || more.length > 0 || (isObject(entry.ctx) && typeof entry.ctx.rule === 'string')) return false;
  const place = Array.isArray(entry.loc) ? entry.loc.map(String) : [];
  return place.length <= 1 || place[0] === 'header';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
