/**
 * The dialect of a target: canonical requests and replies to what its choices put on the wire, and back. Pure.
 *
 * Requests: everything that is written is read back the same, or refused with MissingChoice or Inexpressible. Replies: the
 * reader knows every permitted form by itself, so that it also reads a target whose choices are only partly declared.
 */

import { type OperationId, operations } from '../contract/operations.ts';
import { isObject } from '../json/is-object.ts';
import { keptWith } from '../json/lasting-records.ts';
import { createSharedReader, most_items } from '../json/shared-items.ts';
import { bytesReply } from './bytes-reply.ts';
import type {
  CanonicalQuery,
  CanonicalReply,
  CanonicalRequest,
  Page,
  Problem,
  ProblemReply,
  Refusal,
  WireReply,
  WireRequest,
} from './canonical.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { recordAt } from './created-at.ts';
import { type CursorUrlRequest, writeCursorUrl } from './cursor-url.ts';
import { envelopeOf, readProblem, writeProblem } from './envelopes.ts';
import { createErrorDialect } from './error-dialect.ts';
import { createRecordLayout } from './event-records.ts';
import { gatewayAnswer, isByGateway } from './gateway.ts';
import { readReplyRecord, readRequestBody, writeReplyRecord, writeRequestBody } from './layouts.ts';
import { readPage, writePage } from './page-ends.ts';
import { writePath } from './paths.ts';
import { readPayload, writePayload } from './payload-layout.ts';
import { readListForm, writeListForm } from './plain-lists.ts';
import { createQueryDialect, type QueryDialect } from './query-dialect.ts';
import type { Pairs } from './query-string.ts';
import { type AnyRecord, createRecordDialect } from './record-encoding.ts';
import { recordName } from './record-shape.ts';
import { createBodyDialect } from './request-bodies.ts';
import { refusalStatus, refusalsOf, successAnswer } from './status-codes.ts';
import { createConditionWords } from './status-words.ts';

export type { CanonicalRequest, ProblemReply, WireReply } from './canonical.ts';
export { Inexpressible, MissingChoice } from './dialect-errors.ts';

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
  /** The refusal is, word for word, what the declared gateway answers: no envelope is owed. */
  by_gateway?: true;
  text?: string;
  /** Reasons why the body could not be read as the status promises. */
  defects: readonly string[];
}

/** Schemas of records that stand in events and in other answers. */
type RecordComponent = 'EventPayload' | 'EmbeddedRun' | 'Run' | 'CreditBalance';

export interface Dialect {
  /** @throws MissingChoice where a name it needs is not declared; Inexpressible where the choices cannot express it */
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
  /**
   * Items that come again are the same objects, in the reply and in its page.
   * @throws MissingChoice where it does not find what a name or pointer leads to that is not declared
   */
  decodeReply(request: CanonicalRequest, wire: WireReply): DecodedReply;
  /**
   * A record that is part of something else: of an event, or of an answer that is no record itself.
   * @param operation whose choices hold; those of the whole group when left out
   */
  encodeRecord(component: RecordComponent, record: AnyRecord, operation?: OperationId): AnyRecord;
  decodeRecord(component: RecordComponent, record: AnyRecord, operation?: OperationId): AnyRecord;
  /** The payload as it is posted to receivers. */
  encodeEvent(payload: AnyRecord): AnyRecord;
  /** The canonical payload, as far as its parts are where they were told to be, or else where the document has them. */
  decodeEvent(body: AnyRecord): AnyRecord;
  /** @throws MissingChoice, Inexpressible */
  queryToWire(operation: OperationId, query: CanonicalQuery): [string, string][];
  queryFromWire(operation: OperationId, query: Pairs): CanonicalQuery;
  cursorUrl(request: CursorUrlRequest): string;
}

const json_type = 'application/json; charset=utf-8';
/** Stands for the items of a page. Nothing else in one has such a text, since a quote within a text is escaped. */
const place_of_items: AnyRecord = { '': 0 };
const text_of_place = JSON.stringify(place_of_items);
const encoder = new TextEncoder();
const comma = encoder.encode(',');

export function createDialect(choices: ChoicesDocument): Dialect {
  const queryOf = once((operation: OperationId) =>
    withWords(choices, operation, createQueryDialect(choices, operation)),
  );
  const bodyOf = once((operation: OperationId) => createBodyDialect(choices, operation));
  const recordsOf = once((operation: OperationId) => createRecordDialect(choices, recordName(operation), operation));
  const layoutOf = once((operation: OperationId) => createRecordLayout(choices, operation));
  const errorsOf = once((operation: OperationId | undefined) => createErrorDialect(choices, operation));
  const partDialects = once((component: RecordComponent) =>
    once((operation: OperationId | undefined) => createRecordDialect(choices, component, operation)),
  );
  const partsOf = (component: RecordComponent, operation: OperationId | undefined) =>
    partDialects(component)(operation);
  const writeBody = (operation: OperationId, body: unknown) => bodyOf(operation)?.write(body) ?? body;
  const readBody = (operation: OperationId, body: unknown) => bodyOf(operation)?.read(body) ?? body;

  function writeRecord(operation: OperationId, record: AnyRecord): AnyRecord {
    const written = recordsOf(operation).write(record);
    return layoutOf(operation)?.write(written) ?? written;
  }

  function readRecord(request: CanonicalRequest, record: AnyRecord): AnyRecord {
    const { operation } = request;
    return recordsOf(operation).read(layoutOf(operation)?.read(request, record) ?? record, request);
  }

  /** Kept with those that stay as they are. */
  const bytesOfItem = once((operation: OperationId) =>
    keptWith((item: AnyRecord) => encoder.encode(JSON.stringify(writeRecord(operation, item)))),
  );

  const readJson = createSharedReader();
  /** Items by what they were read from, and by the way of asking on which the reading hangs. */
  const itemsRead = new WeakMap<AnyRecord, Map<string, AnyRecord>>();

  function readItems(request: CanonicalRequest, items: readonly AnyRecord[]): AnyRecord[] {
    if (items.length > most_items) return items.map((item) => readRecord(request, item));
    const { operation, query } = request;
    const way = JSON.stringify([operation, query.fields, query.embed]);
    return items.map((item) => {
      const known = itemsRead.get(item) ?? new Map<string, AnyRecord>();
      const read = known.get(way) ?? readRecord(request, item);
      itemsRead.set(item, known.set(way, read));
      return read;
    });
  }

  function encodeRequest(request: CanonicalRequest): WireRequest {
    const { operation, organization } = request;
    const body = writeRequestBody(choices, operation, writeBody(operation, request.body));
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
        return jsonReply(status, writeReplyRecord(choices, operation, writeRecord(operation, reply.record), recordsOf));
      case 'page':
        return pageReply(request, reply.page, status);
      case 'text':
        return { status, headers: { 'content-type': `${reply.media_type}; charset=utf-8` }, body: reply.text };
      case 'empty':
        return body === undefined ? { status, headers: {} } : jsonReply(status, body);
    }
  }

  /** The reply of a page that stays as it is, is kept with it: `Lists` makes such a page for one request. */
  const keptReply = keptWith((_: Page): { reply?: WireReply } => ({}));

  function pageReply(request: CanonicalRequest, page: Page, status: number): WireReply {
    const kept = keptReply(page);
    kept.reply ??= bytesReply(status, { 'content-type': json_type }, bytesOfPage(request, page));
    return kept.reply;
  }

  function bytesOfPage(request: CanonicalRequest, page: Page): Uint8Array {
    const body = writePage(choices, request, { ...page, items: [place_of_items] });
    const [before, after] = JSON.stringify(writeListForm(choices, request.operation, body)).split(text_of_place) as [
      string,
      string,
    ];
    const pieces = [encoder.encode(before)];
    const bytesOf = bytesOfItem(request.operation);
    for (const item of page.items) pieces.push(bytesOf(item), comma);
    if (pieces.length > 1) pieces.pop();
    pieces.push(encoder.encode(after));
    return joined(pieces);
  }

  function encodeProblem(operation: OperationId | undefined, reply: ProblemReply): WireReply {
    const { refusal, problem, allow, retry_after_s } = reply;
    const status = reply.status ?? refusalStatus(choices, operation, refusal);
    const headers: Record<string, string> = {};
    if (status === 401) headers['www-authenticate'] = 'Bearer realm="model-run"';
    if (allow) headers.allow = allow.join(', ');
    if (retry_after_s !== undefined) headers['retry-after'] = String(retry_after_s);
    const by_gateway = gatewayAnswer(choices, operation, refusal);
    if (by_gateway)
      return { status, headers: { 'content-type': by_gateway.media_type, ...headers }, body: by_gateway.body };
    const { write, empty_parts } = errorsOf(operation);
    const body = writeProblem(envelopeOf(choices, operation, status), refusal, write(problem), empty_parts);
    return jsonReply(status, body, headers);
  }

  function decodeReply(request: CanonicalRequest, wire: WireReply): DecodedReply {
    const { status, body = '' } = wire;
    const { kind } = operations[request.operation].success;
    const outcome = outcomeOf(status);
    const defects: string[] = [];
    const reply: DecodedReply = { status, json: parsed(readJson, body), outcome, refusals: [], defects };
    if (outcome === 'refusal') {
      reply.refusals = refusalsOf(choices, request.operation, status);
      if (isByGateway(choices, request.operation, reply.refusals, wire)) return { ...reply, by_gateway: true };
      const problem = isReadable(reply, body, defects) ? readProblem(reply.json, defects) : undefined;
      return problem ? { ...reply, problem: errorsOf(request.operation).read(problem) } : reply;
    }
    if (outcome === 'other' || kind === 'empty') return reply;
    if (kind === 'text') return { ...reply, text: body };
    const created = recordAt(request.operation, wire);
    if (created) return { ...reply, record: created };
    if (!isReadable(reply, body, defects)) return reply;
    if (kind === 'page') {
      const page = readPage(readListForm(choices, request.operation, reply.json), defects);
      const items = page && readItems(request, page.items);
      return page && items ? { ...reply, page: { ...page, items } } : reply;
    }
    if (isObject(reply.json)) {
      const json = readReplyRecord(choices, request, reply.json, recordsOf);
      return { ...reply, record: readRecord(request, json) };
    }
    defects.push('body is not an object');
    return reply;
  }

  return {
    encodeRequest,
    decodeRequest(operation, path, query, headers, sent) {
      const body = readBody(operation, readRequestBody(choices, operation, sent));
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
    encodeRecord: (component, record, operation) => partsOf(component, operation).write(record),
    decodeRecord: (component, record, operation) => partsOf(component, operation).read(record),
    encodeEvent: (payload) =>
      writePayload(choices.events?.payload_layout ?? {}, partsOf('EventPayload', undefined).write(payload)),
    decodeEvent: (body) => partsOf('EventPayload', undefined).read(readPayload(choices, body)),
    queryToWire: (operation, query) => queryOf(operation).write(query),
    queryFromWire: (operation, query) => queryOf(operation).read(query),
    cursorUrl: (request) => writeCursorUrl(choices, queryOf(request.operation), request),
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** A function of one argument that does its work once for each. */
function once<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  const made = new Map<Argument, Result>();
  return (argument) => {
    if (!made.has(argument)) made.set(argument, make(argument));
    return made.get(argument) as Result;
  };
}

/** A query dialect that exchanges words in conditions too. */
function withWords(choices: ChoicesDocument, operation: OperationId, dialect: QueryDialect): QueryDialect {
  const words = createConditionWords(choices, operation);
  if (!words) return dialect;
  return {
    write: (query) => dialect.write(words.write(query)),
    read: (pairs) => words.read(dialect.read(pairs)),
  };
}

function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): WireReply {
  return { status, headers: { 'content-type': json_type, ...headers }, body: JSON.stringify(body) };
}

function outcomeOf(status: number): DecodedReply['outcome'] {
  if (status >= 200 && status <= 299) return 'success';
  return status >= 400 && status <= 499 ? 'refusal' : 'other';
}

function parsed(read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

function isReadable(reply: DecodedReply, body: string, defects: string[]): boolean {
  if (reply.json === undefined) defects.push(body === '' ? 'body is empty' : 'body is not JSON');
  return reply.json !== undefined;
}
