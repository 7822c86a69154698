/** Answers and refusals, and the two envelopes of section 7. */
import { type Body, record } from './spelling.ts';

export interface Answer {
  status: number;
  body?: unknown;
  /** Of a body that is a text; JSON unless given. */
  type?: string;
}

const statuses = {
  invalid: 400,
  unknown_route: 410,
  wrong_method: 404,
  wrong_media_type: 406,
  too_large: 400,
  conflict: 412,
  unauthenticated: 404,
  missing_scope: 401,
  foreign: 403,
  human_required: 404,
  malformed_id: 400,
  not_found: 404,
  not_member: 404,
} as const;

export class Refusal extends Error {
  readonly kind: keyof typeof statuses;
  /** Place of the fault in the request. */
  readonly at: readonly string[];
  constructor(kind: keyof typeof statuses, message: string, at: readonly string[] = []) {
    super(message);
    this.kind = kind;
    this.at = at;
  }
}

/** The first are asked for by the text; what is said there about the second is said of failures of validation. */
const always_general = ['rateRun'];
const validating = ['getBatchItem', 'getModelText', 'getHealth'];

export function refused({ kind, message, at }: Refusal, operation: string | undefined): Answer {
  const status = statuses[kind];
  const is_access = [401, 403, 404].includes(status);
  const is_general = always_general.includes(operation ?? '') || (validating.includes(operation ?? '') && is_access);
  const issue = { loc: at, msg: message };
  const body: Body = is_general ? { code: `refused.${kind}`, message, errors: at.length > 0 ? [issue] : [] } : {};
  return { status, body: is_general ? body : { detail: [{ ...issue, type: kind }] } };
}

export function ok(fields: Body): Answer {
  return { status: 200, body: record(fields) };
}
