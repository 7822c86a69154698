/** A refusal on its way out: thrown by whatever finds a request wanting, turned into an answer by `to-reply.ts`. */
import type { Issue, Refusal } from '../choices/canonical.ts';
import type { ProblemReply } from '../choices/dialect.ts';
import type { ErrorCode } from '../contract/types.ts';

/** The `code` and the sentence of each refusal, unless the place that refuses gives its own. */
const usual: Readonly<Record<Refusal, readonly [code: ErrorCode, message: string]>> = {
  invalid: ['invalid_request', 'The request is not valid.'],
  malformed_json: ['malformed_json', 'The body is not valid JSON.'],
  malformed_id: ['not_found', 'No such record exists.'],
  unauthenticated: ['unauthenticated', 'A valid bearer token is needed.'],
  missing_scope: ['insufficient_scope', 'The token lacks the scope that this operation needs.'],
  malformed_organization: ['invalid_request', 'The request is not valid.'],
  not_member: ['forbidden', 'You do not belong to this organization.'],
  human_required: ['human_required', 'Only a human user may do this; API keys may not.'],
  not_found: ['not_found', 'No such record exists.'],
  foreign_record: ['not_found', 'No such record exists.'],
  unknown_route: ['not_found', 'Nothing answers at this path.'],
  wrong_method: ['method_not_allowed', 'This path does not take this method.'],
  wrong_media_type: ['unsupported_media_type', 'The body must be declared as application/json.'],
  too_large: ['payload_too_large', 'The body is larger than this operation takes.'],
  conflict: ['conflict', 'The request conflicts with the state of the record.'],
  stale_record: ['stale_record', 'The record has changed since you read it.'],
  insufficient_balance: ['insufficient_balance', 'The credit balance of the organization is too small for this run.'],
  bad_cursor: ['invalid_cursor', 'The cursor is damaged or belongs to another list.'],
  rate_limited: ['rate_limited', 'Too many requests. Wait before you try again.'],
};

interface More {
  issues?: readonly Issue[];
  message?: string;
  /** The methods that the path does take. */
  allow?: readonly string[];
  retry_after_s?: number;
  /** In place of the usual one. */
  code?: string;
  /** In place of the one that the choices give the refusal. */
  status?: number;
}

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  readonly issues: readonly Issue[];
  readonly allow: readonly string[] | undefined;
  private readonly more: More;

  constructor(refusal: Refusal, more: More = {}) {
    super(more.message ?? usual[refusal][1]);
    this.refusal = refusal;
    this.issues = (more.issues ?? []).slice(0, most_issues).map(bounded);
    this.allow = more.allow;
    this.more = more;
  }

  /** The canonical reply that says so. */
  get reply(): ProblemReply {
    const { code = usual[this.refusal][0], retry_after_s, status } = this.more;
    const problem = { code, message: this.message, issues: this.issues };
    return {
      kind: 'problem',
      refusal: this.refusal,
      problem,
      ...(this.allow && { allow: this.allow }),
      ...(retry_after_s !== undefined && { retry_after_s }),
      ...(status !== undefined && { status }),
    };
  }
}

/** The document's bounds of an error: callers choose names and values, and may choose enormous ones. */
const most_issues = 100;
const longest_name = 120;
const longest_message = 1_000;

function bounded(issue: Issue): Issue {
  const cut = (text: string, most: number) =>
    text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;
  const at = issue.at.slice(0, 8).map((name) => cut(name, longest_name));
  return { ...issue, at, message: cut(issue.message, longest_message) };
}
