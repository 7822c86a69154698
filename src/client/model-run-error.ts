/** Error of a refused request, read from either envelope (`ErrorEnvelope` and `ValidationErrorEnvelope`). */

import { namesIn } from '../json/pointer.ts';

/** One problem of a request, and where it lies. */
export interface RequestIssue {
  /** The part of the request (`body`, `query`, `path`, `header`), then the way into it. */
  at: readonly string[];
  message: string;
  /** The rule that was broken, such as `required`. */
  rule: string;
}

export class ModelRunError extends Error {
  override readonly name = 'ModelRunError';
  /** The status of the answer. */
  readonly status: number;
  /** The word of the envelope for programs, such as `not_found`; undefined where no envelope came, as from a gateway. */
  readonly code: string | undefined;
  /** Names the request in the logs of the service. */
  readonly request_id: string | undefined;
  /** Each problem, where the answer names any. */
  readonly issues: readonly RequestIssue[];
  /** The answer's body, parsed where it was JSON. */
  readonly body: unknown;
  /** Seconds to wait before the next try, where the service says so. */
  readonly retry_after_s: number | undefined;

  constructor(
    operation: string,
    answer: { status: number; body: unknown; request_id?: string | undefined; retry_after_s?: number | undefined },
  ) {
    const { code, message, issues } = readEnvelope(answer.body);
    const told = [code, message].filter((part) => part !== undefined).join(': ');
    super(`${operation} was answered with ${answer.status}${told && `: ${told}`}`);
    this.status = answer.status;
    this.code = code;
    this.issues = issues;
    this.body = answer.body;
    this.request_id = answer.request_id;
    this.retry_after_s = answer.retry_after_s;
  }
}

interface Envelope {
  code: string | undefined;
  message: string | undefined;
  issues: RequestIssue[];
}

function readEnvelope(body: unknown): Envelope {
  const { code, message, errors, detail } = membersOf(body);
  const issues = [...listOf(errors).map(readError), ...listOf(detail).map(readDetail)];
  return {
    code: textOf(code) ?? issues[0]?.rule,
    message: textOf(message) ?? textOf(detail) ?? issues[0]?.message,
    issues,
  };
}

function readError(issue: unknown): RequestIssue {
  const { in: part, pointer, rule, message } = membersOf(issue);
  return {
    at: [textOf(part) ?? '', ...namesIn(textOf(pointer) ?? '')],
    message: textOf(message) ?? '',
    rule: textOf(rule) ?? '',
  };
}

function readDetail(issue: unknown): RequestIssue {
  const { loc, msg, type } = membersOf(issue);
  return { at: listOf(loc).map(String), message: textOf(msg) ?? '', rule: textOf(type) ?? '' };
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
