/**
 * The canonical form of requests and replies: what the reference document says, free of any wire encoding.
 * The server's handlers and the suite's checks speak only this; the dialect (`dialect.ts`) turns it into what a
 * given implementation puts on the wire, and back.
 */
import type { OperationId } from '../contract/operations.ts';

/** A comparison of one field. `in` takes a list; `eq` and `ne` take null too. */
export interface Condition {
  field: string;
  operator: Operator;
  value: string | null | readonly string[];
}

export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like'] as const;
export type Operator = (typeof operators)[number];

export interface SortKey {
  field: string;
  direction: 'asc' | 'desc';
}

/** Wire text that does not parse, or that a check sends on purpose: it goes out, or is refused, as it stands. */
export interface Raw {
  raw: string;
}

/**
 * The query of any operation, by role. `embed` is the text of the specification's own grammar
 * (`created_by_user`, `run(logs,node_runs)`) split at its top-level commas.
 */
export interface CanonicalQuery {
  filter?: readonly Condition[] | Raw;
  sort?: readonly SortKey[] | Raw;
  fields?: readonly string[] | Raw;
  embed?: readonly string[] | Raw;
  page_size?: number | Raw;
  cursor?: string;
  backward?: boolean | Raw;
  presign?: boolean | Raw;
  /** Parameters that no role names: unknown to the interface, in the order sent. */
  unknown?: readonly (readonly [name: string, value: string])[];
}

export type QueryRole = Exclude<keyof CanonicalQuery, 'unknown'>;

export interface CanonicalRequest {
  operation: OperationId;
  /** Values of the path parameters, not percent-encoded. */
  path: Readonly<Record<string, string>>;
  query: CanonicalQuery;
  /** The value of `X-Organization-Id`, where it is sent. */
  organization?: string;
  /** The JSON body; absent where none is sent. */
  body?: unknown;
}

export interface Page<Item = Record<string, unknown>> {
  items: Item[];
  /** Cursor URLs; null where the wire says there is none. */
  first: string | null;
  next: string | null;
  previous: string | null;
}

/** Successes of an operation; `codes.success` gives each but `read` a status. `deleted_again`: it was gone before. */
export const successes = ['read', 'created', 'session', 'dispatched', 'updated', 'deleted', 'deleted_again'] as const;
export type Success = (typeof successes)[number];

/** Ways of refusing a request; the choices of group `codes` give each a status. */
export const refusals = [
  'invalid',
  'malformed_json',
  'malformed_id',
  'unauthenticated',
  'missing_scope',
  'not_member',
  /** `X-Organization-Id` holds no UUID. */
  'malformed_organization',
  'human_required',
  'not_found',
  /** The record exists, in an organization the caller does not act in. */
  'foreign_record',
  'unknown_route',
  'wrong_method',
  'wrong_media_type',
  'too_large',
  'conflict',
  'stale_record',
  'insufficient_balance',
  'bad_cursor',
  'rate_limited',
] as const;
export type Refusal = (typeof refusals)[number];

/**
 * One thing wrong with a request: where (a path such as `['body', 'name']`, the part of the request first: body, query,
 * path or header), what, and a word for the kind.
 */
export interface Issue {
  at: readonly string[];
  message: string;
  type: string;
  /** The value found there; only envelope 7.2 has a place for it. */
  input?: unknown;
  /** The record as it stands now, where a stale copy of it was refused. */
  current?: Record<string, unknown>;
}

/** The canonical error: envelope 7.1 and envelope 7.2 both decode to it. */
export interface Problem {
  code: string;
  message: string;
  issues: readonly Issue[];
}

export type CanonicalReply =
  | { kind: 'record'; success: Success; record: Record<string, unknown> }
  | { kind: 'page'; success: 'read'; page: Page }
  | { kind: 'text'; success: 'read'; text: string; media_type: string }
  | { kind: 'empty'; success: Success }
  | ProblemReply;

export interface ProblemReply {
  kind: 'problem';
  refusal: Refusal;
  problem: Problem;
  /** In place of the status that the choices give the refusal. */
  status?: number;
  allow?: readonly string[];
  retry_after_s?: number;
}

/** A reply on the wire, without the connection: header names in lower case, the body as bytes would spell it. */
export interface WireReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface WireRequest {
  method: string;
  /** Path as sent, percent-encoded, relative to the base URL, with a leading slash. */
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  headers: Readonly<Record<string, string>>;
  body?: string;
}
