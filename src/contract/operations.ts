import { events as eventIds, table, tags as tagNames } from '../generated/operations.ts';
import { type EventOperations, is_in, type OperationGroup } from './operation-groups.ts';

/** A group of operations in the document; also an area that a target may claim. */
type Tag = (typeof tagNames)[number];

/** All tags, in the document's order. */
export const tags: readonly string[] = tagNames;

/** Every operation under a path of the document; its events are not among them. */
export type OperationId = keyof typeof table;

/** One operation, as the document describes it. Names are the document's own. */
export interface Operation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A template such as `/v1/assets/{id}`. */
  path: string;
  tag: Tag;
  summary: string;
  /** Needs no token. */
  anonymous: boolean;
  /** All of these are needed; empty where a valid token is enough. */
  scopes: readonly string[];
  path_parameters: readonly string[];
  query_parameters: readonly string[];
  /** The request body, where the operation takes one; `schema` is the name of a component. */
  request?: { media_type: string; schema: string };
  success: SuccessShape;
  /** The envelope of each refusal by status: `envelope` is section 7.1 of the specification, `validation` 7.2. */
  errors: Readonly<Record<number, Envelope>>;
  /** Clauses that the operation and its parameters carry. */
  clauses: readonly string[];
}

export type Envelope = 'envelope' | 'validation';

export interface SuccessShape {
  status: number;
  kind: 'record' | 'page' | 'text' | 'empty';
  media_type?: string;
  /** The component that the whole body follows. */
  schema?: string;
  /** The component of the record, or of a page's items when they are not projected. */
  record?: string;
  /** Properties of that record, in the document's order. */
  fields: readonly string[];
  /** Those of them that may be null. */
  nullable: readonly string[];
}

/** The operations in the document's order. */
export const operations: Readonly<Record<OperationId, Operation>> = table;

/** All operationIds, in the document's order. */
export const operationIds = Object.keys(table) as readonly OperationId[];

/** The events that an implementation sends, in the document's order. */
export const events: EventOperations = eventIds;

type Matching<Shape> = { [Id in OperationId]: (typeof table)[Id] extends Shape ? Id : never }[OperationId];

/** The members of those groups that code is typed by. */
interface Members extends Record<OperationGroup, OperationId> {
  lists: Matching<{ success: { kind: 'page' } }>;
  dispatches: Matching<{ success: { status: 202 } }>;
  model_dispatches: Matching<{ success: { status: 202 }; tag: 'runs' }>;
  deletes: Matching<{ method: 'DELETE' }>;
}

export type OperationIn<Group extends OperationGroup> = Members[Group];

export function isIn<Group extends OperationGroup>(group: Group, id: OperationId): id is OperationIn<Group> {
  return is_in[group](operations[id]);
}

/** The operations of a group, in the document's order. */
export function operationsIn<Group extends OperationGroup>(group: Group): readonly OperationIn<Group>[] {
  return operationIds.filter((id) => isIn(group, id));
}

/** The same for each operation of a group, by operationId: a part of a table of operations. */
export function eachIn<Group extends OperationGroup, Value>(
  group: Group,
  value: Value,
): Readonly<Record<OperationIn<Group>, Value>> {
  return Object.fromEntries(operationsIn(group).map((id) => [id, value])) as Record<OperationIn<Group>, Value>;
}

export function isOperationId(word: string): word is OperationId {
  return Object.hasOwn(table, word);
}

/** Purpose of a query parameter, with the name that the document gives it. */
export const roles = {
  filter: 'q',
  page_size: 'limit',
  sort: 'sort_by',
  fields: 'fields',
  embed: 'embed',
  cursor: 'cursor',
  backward: 'backward',
  presign: 'presign',
} as const;
