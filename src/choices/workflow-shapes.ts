/**
 * Content of the free parts of a graph workflow (choice `records.workflow_shapes`). Canonical are nodes by their ids,
 * and an object with `items` for each list.
 */

import type { OperationId } from '../contract/operations.ts';
import { isObject } from '../json/is-object.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';

type AnyRecord = Readonly<Record<string, unknown>>;

/** Writes nodes by their ids as declared; undefined where they stay so. */
export function nodesWriter(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): ((value: unknown) => unknown) | undefined {
  const shape = chosen(choices, 'records.workflow_shapes', operation)?.workflow_json;
  return shape === 'node_list' ? toNodeList : undefined;
}

/** Nothing is changed when a node has an `id` of its own or is not an object: the change could not be undone. */
function toNodeList(value: unknown): unknown {
  if (!isObject(value)) return value;
  const nodes = Object.entries(value);
  if (!nodes.every(([, node]) => isObject(node) && !Object.hasOwn(node, 'id'))) return value;
  return nodes.map(([id, node]) => ({ id, ...(node as AnyRecord) }));
}

/** Reads a list of nodes; anything else stays as it is, also a list in which an id is missing or comes twice. */
export function readNodes(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const nodes = value.flatMap((node: unknown): [string, AnyRecord][] => {
    if (!isObject(node) || typeof node.id !== 'string') return [];
    const { id, ...rest } = node;
    return [[id as string, rest]];
  });
  const byId = Object.fromEntries(nodes);
  return Object.keys(byId).length === value.length ? byId : value;
}

/** Writes an object with `items` as declared; undefined where it stays one. */
export function collectionWriter(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): ((value: unknown) => unknown) | undefined {
  const shape = chosen(choices, 'records.workflow_shapes', operation)?.collections;
  if (shape === undefined || isOther(shape) || shape === 'items') return undefined;
  return (value) => (isCollection(value) ? value.items : value);
}

export function readCollection(value: unknown): unknown {
  return Array.isArray(value) ? { items: value } : value;
}

/** True where nothing is lost when the list alone is shown. */
function isCollection(value: unknown): value is { items: unknown[] } {
  return isObject(value) && Array.isArray(value.items) && Object.keys(value).length === 1;
}
