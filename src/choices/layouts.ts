/**
 * Layouts of single operations that differ from the document: the places of a dispatch's answer, the way to clear a
 * rating, the names of scopes and of a webhook's fields. Bodies of all other operations go through as they are.
 */
import { eachIn, type OperationId } from '../contract/operations.ts';
import type { CanonicalRequest } from './canonical.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { readClearing, writeClearing } from './clearing.ts';
import { readDispatch, writeDispatch } from './dispatch-answer.ts';
import type { RecordsOf } from './record-encoding.ts';
import { readScopes, writeScopes } from './scope-names.ts';
import { readWebhook, writeWebhook } from './webhook-fields.ts';

export type Body = Record<string, unknown>;

/** Of the body of a request: from the canonical form to the wire, and back. */
interface RequestLayout {
  write(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown;
  read(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown;
}

/** Of a record that an operation answers with. */
interface ReplyLayout {
  /** @param recordsOf the records of other operations, which may stand inside */
  write(choices: ChoicesDocument, operation: OperationId, record: Body, recordsOf: RecordsOf): Body;
  /** @throws MissingChoice where the choices do not tell where to look, and it is not found at the usual place */
  read(choices: ChoicesDocument, request: CanonicalRequest, body: Body, recordsOf: RecordsOf): Body;
}

const requests: { readonly [Id in OperationId]?: RequestLayout } = {
  rateRun: { write: writeClearing, read: readClearing },
  createWebhook: { write: writeWebhook, read: readWebhook },
};

const dispatch: ReplyLayout = { write: writeDispatch, read: readDispatch };

const replies: { readonly [Id in OperationId]?: ReplyLayout } = {
  ...eachIn('model_dispatches', dispatch),
  getMe: { write: writeScopes, read: readScopes },
};

/** @param body undefined where none is sent */
export function writeRequestBody(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown {
  return requests[operation]?.write(choices, operation, body) ?? body;
}

export function readRequestBody(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown {
  return requests[operation]?.read(choices, operation, body) ?? body;
}

export function writeReplyRecord(
  choices: ChoicesDocument,
  operation: OperationId,
  record: Body,
  recordsOf: RecordsOf,
): Body {
  return replies[operation]?.write(choices, operation, record, recordsOf) ?? record;
}

/** @throws MissingChoice */
export function readReplyRecord(
  choices: ChoicesDocument,
  request: CanonicalRequest,
  body: Body,
  recordsOf: RecordsOf,
): Body {
  return replies[request.operation]?.read(choices, request, body, recordsOf) ?? body;
}
