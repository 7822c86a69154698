/** Replies of the control interface: answers, and all that was thrown, in the envelope of its document. */

import type { Issue, Refusal, WireReply } from '../../choices/canonical.ts';
import { InputError } from '../../input/input-error.ts';
import { pointerOf } from '../../json/pointer.ts';
import { diskTroubleOf } from '../../store/disk-trouble.ts';
import { disk_problems, waitOf } from '../application/to-reply.ts';
import { ControlRefusal } from '../control-refusal.ts';
import { Refused } from '../refused.ts';
import { GuardRefusal } from './guard.ts';

/** Answers are not cached, and browsers do not guess their type. */
export const usual_headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export function jsonReply(status: number, value: unknown, headers: Record<string, string> = {}): WireReply {
  if (value === undefined) return { status, headers: { ...usual_headers, ...headers }, body: undefined };
  const json = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers: { ...usual_headers, ...json, ...headers }, body: JSON.stringify(value) };
}

/** The refusals of the control interface. Unlike those of the service, their statuses are fixed. */
const statuses: Partial<Record<Refusal, number>> = {
  malformed_json: 400,
  malformed_id: 404,
  not_found: 404,
  unknown_route: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  wrong_media_type: 415,
  invalid: 422,
};

/** @param onFault is told of what is a fault of the server */
export function errorReply(thrown: unknown, onFault: (fault: unknown) => void): WireReply {
  if (thrown instanceof GuardRefusal) return turnedAwayReply(thrown);
  const trouble = diskTroubleOf(thrown);
  if (trouble) {
    if (trouble !== 'full') onFault(thrown);
    const { status, code, message } = disk_problems[trouble];
    return jsonReply(status, { code, message, errors: [] }, waitOf(disk_problems[trouble]));
  }
  const error = refusedOf(thrown);
  const status = error && statuses[error.refusal];
  if (!error || status === undefined) {
    onFault(thrown);
    const message = 'The server failed to answer this request.';
    return jsonReply(500, { code: 'internal_error', message, errors: [] });
  }
  const { code, message, issues } = error.reply.problem;
  const allow = error.allow && { allow: error.allow.join(', ') };
  return jsonReply(status, { code, message, errors: issues.map(writeIssue) }, allow);
}

function turnedAwayReply({ status, message }: GuardRefusal): WireReply {
  const code = status === 401 ? 'unauthenticated' : 'forbidden';
  const challenge = status === 401 ? { 'www-authenticate': 'Bearer' } : undefined;
  return jsonReply(status, { code, message, errors: [] }, challenge);
}

function refusedOf(thrown: unknown): Refused | undefined {
  if (thrown instanceof Refused) return thrown;
  if (thrown instanceof InputError) return invalid([], thrown.message);
  if (!(thrown instanceof ControlRefusal)) return undefined;
  const { reason, message, at } = thrown;
  return reason === 'invalid' ? invalid(at ?? [], message) : new Refused(reason, { message });
}

/** One thing that is wrong with the body. @param at its place there */
export function invalid(at: readonly string[], message: string, type = 'invalid'): Refused {
  return new Refused('invalid', { issues: [{ at: ['body', ...at], message: sentence(message), type }] });
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function writeIssue({ at, type, message }: Issue): Record<string, unknown> {
  const [part = 'body', ...names] = at;
  const pointer = pointerOf(names);
  return { in: part, pointer, rule: type, message };
}
