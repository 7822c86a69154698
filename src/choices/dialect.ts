/**
 * The dialect of a target: canonical requests and replies to what its choices put on the wire, and back. Pure.
 *
 * Requests: everything that is written is read back the same, or refused with MissingChoice or Unsayable. Replies: the
 * reader knows every permitted form by itself, so that it also reads a target whose choices are only partly declared.
 */
import { type OperationId, operations } from '../contract/operations.ts';
import type {
  CanonicalQuery,
  CanonicalReply,
  CanonicalRequest,
  Page,
  Problem,
  Refusal,
  WireReply,
  WireRequest,
} from './canonical.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { type CursorUrlRequest, writeCursorUrl } from './cursor-url.ts';
import { envelopeOf, readProblem, writeProblem } from './envelopes.ts';
import { readRecord, writeRecord } from './nulls.ts';
import { readPage, writePage } from './page-ends.ts';
import { writePath } from './paths.ts';
import { createQueryDialect, type QueryDialect } from './query-dialect.ts';
import type { Pairs } from './query-string.ts';
import { refusalStatus, refusalsOf, successAnswer } from './status-codes.ts';

export type { CanonicalReply, CanonicalRequest, WireReply, WireRequest } from './canonical.ts';
export type { CursorUrlRequest } from './cursor-url.ts';
export { MissingChoice, Unsayable } from './dialect-errors.ts';

export interface DecodedReply {
  status: number;
  /** The parsed body; undefined where it is empty or no JSON. */
  json: unknown;
  /** Any 2xx, any 4xx, and the rest. */
  outcome: 'success' | 'refusal' | 'other';
  /** Those that this status may mean. */
  refusals: readonly Refusal[];
  record?: Record<string, unknown>;
  page?: Page;
  problem?: Problem;
  text?: string;
  /** Why the body could not be read as what the status promises. */
  defects: readonly string[];
}

export type ProblemReply = Extract<CanonicalReply, { kind: 'problem' }>;

export interface Dialect {
  /** @throws MissingChoice where a name it needs is not declared; Unsayable where the choices cannot express it */
  encodeRequest(request: CanonicalRequest): WireRequest;
  /** @param headers names in lower case; @param body as parsed */
  decodeRequest(
    operation: OperationId,
    path: Readonly<Record<string, string>>,
    query: Pairs,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: unknown,
  ): CanonicalRequest;
  encodeReply(request: CanonicalRequest, reply: CanonicalReply): WireReply;
  /** A refusal alone; without an operation where the request reached none. */
  encodeProblem(operation: OperationId | undefined, reply: ProblemReply): WireReply;
  decodeReply(request: CanonicalRequest, wire: WireReply): DecodedReply;
  /** @throws MissingChoice, Unsayable */
  queryToWire(operation: OperationId, query: CanonicalQuery): [string, string][];
  queryFromWire(operation: OperationId, query: Pairs): CanonicalQuery;
  cursorUrl(request: CursorUrlRequest): string;
}

const json_type = 'application/json; charset=utf-8';

export function createDialect(choices: ChoicesDocument): Dialect {
  const queries = new Map<OperationId, QueryDialect>();
  function queryOf(operation: OperationId): QueryDialect {
    const known = queries.get(operation) ?? createQueryDialect(choices, operation);
    queries.set(operation, known);
    return known;
  }

  function encodeRequest(request: CanonicalRequest): WireRequest {
    const { operation, organization, body } = request;
    const { method, request: expected } = operations[operation];
    const headers: Record<string, string> = {};
    if (organization !== undefined) headers['x-organization-id'] = organization;
    if (body !== undefined) headers['content-type'] = expected?.media_type ?? 'application/json';
    const query = queryOf(operation).write(request.query);
    const wire: WireRequest = { method, path: writePath(operation, request.path), query, headers };
    return body === undefined ? wire : { ...wire, body: JSON.stringify(body) };
  }

  function encodeReply(request: CanonicalRequest, reply: CanonicalReply): WireReply {
    const { operation } = request;
    if (reply.kind === 'problem') return encodeProblem(operation, reply);
    const { status, body } = successAnswer(choices, operation, reply.success);
    switch (reply.kind) {
      case 'record':
        return jsonReply(status, writeRecord(choices, operation, reply.record));
      case 'page': {
        const items = reply.page.items.map((item) => writeRecord(choices, operation, item));
        return jsonReply(status, writePage(choices, request, { ...reply.page, items }));
      }
      case 'text':
        return { status, headers: { 'content-type': `${reply.media_type}; charset=utf-8` }, body: reply.text };
      case 'empty':
        return body === undefined ? { status, headers: {} } : jsonReply(status, body);
    }
  }

  function encodeProblem(operation: OperationId | undefined, reply: ProblemReply): WireReply {
    const { refusal, problem, allow, retry_after_s } = reply;
    const status = refusalStatus(choices, operation, refusal);
    const headers: Record<string, string> = {};
    if (status === 401) headers['www-authenticate'] = 'Bearer realm="model-run"';
    if (allow) headers.allow = allow.join(', ');
    if (retry_after_s !== undefined) headers['retry-after'] = String(retry_after_s);
    const body = writeProblem(envelopeOf(choices, operation, status), refusal, problem);
    return jsonReply(status, body, headers);
  }

  function decodeReply(request: CanonicalRequest, wire: WireReply): DecodedReply {
    const { status, body = '' } = wire;
    const { kind } = operations[request.operation].success;
    const outcome = outcomeOf(status);
    const defects: string[] = [];
    const reply: DecodedReply = { status, json: parsed(body), outcome, refusals: [], defects };
    if (outcome === 'refusal') {
      reply.refusals = refusalsOf(choices, request.operation, status);
      if (isReadable(reply, body, defects)) reply.problem = readProblem(reply.json, defects);
      return reply;
    }
    if (outcome === 'other' || kind === 'empty') return reply;
    if (kind === 'text') return { ...reply, text: body };
    if (!isReadable(reply, body, defects)) return reply;
    if (kind === 'page') {
      const page = readPage(reply.json, defects);
      const items = page?.items.map((item) => readRecord(choices, request, item));
      return page && items ? { ...reply, page: { ...page, items } } : reply;
    }
    if (typeof reply.json === 'object' && reply.json !== null && !Array.isArray(reply.json)) {
      return { ...reply, record: readRecord(choices, request, reply.json as Record<string, unknown>) };
    }
    defects.push('body is not an object');
    return reply;
  }

  return {
    encodeRequest,
    decodeRequest(operation, path, query, headers, body) {
      const organization = headers['x-organization-id'];
      return {
        operation,
        path,
        query: queryOf(operation).read(query),
        ...(organization !== undefined && { organization: [organization].flat().join(', ') }),
        ...(body !== undefined && { body }),
      };
    },
    encodeReply,
    encodeProblem,
    decodeReply,
    queryToWire: (operation, query) => queryOf(operation).write(query),
    queryFromWire: (operation, query) => queryOf(operation).read(query),
    cursorUrl: (request) => writeCursorUrl(choices, queryOf(request.operation), request),
  };
}

function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): WireReply {
  return { status, headers: { 'content-type': json_type, ...headers }, body: JSON.stringify(body) };
}

function outcomeOf(status: number): DecodedReply['outcome'] {
  if (status >= 200 && status <= 299) return 'success';
  return status >= 400 && status <= 499 ? 'refusal' : 'other';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isReadable(reply: DecodedReply, body: string, defects: string[]): boolean {
  if (reply.json === undefined) defects.push(body === '' ? 'body is empty' : 'body is not JSON');
  return reply.json !== undefined;
}
