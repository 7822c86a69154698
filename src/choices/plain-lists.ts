/**
 * Lists that may be answered without the pagination envelope: event types and deliveries (choices
 * `events.event_types_answer`, `events.delivery_lists`). Such an answer has no cursor URLs and no pages: it holds the
 * whole list, as far as one answer holds.
 */
import type { OperationId } from '../contract/operations.ts';
import { isObject } from '../json/is-object.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { MissingChoice } from './dialect-errors.ts';
import { placedFields } from './event-records.ts';
import { valueAt } from './pointers.ts';

type Form = 'envelope' | 'array' | 'event_types';

/** Items in an answer without envelope, at most; the rest is found by filter and order. */
export const most_plain_items = 500;

const types_answer = 'events.event_types_answer';
const delivery_lists = 'events.delivery_lists';

const lists: { readonly [Id in OperationId]?: (choices: ChoicesDocument, operation: Id) => unknown } = {
  listEventTypes: (choices, operation) => chosen(choices, types_answer, operation),
  listWebhookDeliveries: (choices, operation) => chosen(choices, delivery_lists, operation)?.answer,
  listAllDeliveries: (choices, operation) => chosen(choices, delivery_lists, operation)?.answer,
};

export function formOfList(choices: ChoicesDocument, operation: OperationId): Form {
  return toldForm(choices, operation) ?? 'envelope';
}

/** Undefined where nobody tells it, or none that has a name here. */
function toldForm(choices: ChoicesDocument, operation: OperationId): Form | undefined {
  const find = lists[operation] as ((choices: ChoicesDocument, operation: OperationId) => unknown) | undefined;
  const form = find?.(choices, operation);
  return isOther(form) ? undefined : (form as Form | undefined);
}

/** @param body the page in its envelope */
export function writeListForm(
  choices: ChoicesDocument,
  operation: OperationId,
  body: Record<string, unknown>,
): unknown {
  return formsWritten[formOfList(choices, operation)](body);
}

const formsWritten: Readonly<Record<Form, (body: Record<string, unknown>) => unknown>> = {
  envelope: (body) => body,
  array: ({ items }) => items,
  event_types: ({ items }) => ({ event_types: items }),
};

/**
 * Rewrites any permitted form of a list as an envelope: a plain array; an object that holds the list under whatever name,
 * beside whatever else; event types as an object of schemas by code. Of the choices only the places of what an item holds
 * count. Other values stay as they are.
 *
 * @throws MissingChoice where nobody tells the form, and several lists look like the one that was asked for
 */
export function readListForm(choices: ChoicesDocument, operation: OperationId, body: unknown): unknown {
  if (lists[operation] === undefined) return body;
  if (Array.isArray(body)) return { items: body };
  if (!isObject(body) || Array.isArray(body.items)) return body;
  const found = wrappedItems(choices, operation, body);
  return found ? { ...body, items: found } : body;
}

/** The list whose items have most of the known fields. Without any, it is empty, or the only one. */
function wrappedItems(
  choices: ChoicesDocument,
  operation: OperationId,
  body: Record<string, unknown>,
): unknown[] | undefined {
  const marks = marksOf(choices, operation);
  const objects = objectsIn(body, 2);
  const found = objects.flatMap((one) => Object.values(one)).filter(isListOfObjects);
  const rated = found.map((list) => ({ list, fields: Math.max(0, ...list.map(marks)) }));
  const most = Math.max(0, ...rated.map(({ fields }) => fields));
  if (most > 0) {
    const best = rated.filter(({ fields }) => fields === most);
    if (best.length === 1) return best[0]!.list;
    if (toldForm(choices, operation)) return undefined;
    throw new MissingChoice(operation === 'listEventTypes' ? types_answer : delivery_lists, operation);
  }
  const types = operation === 'listEventTypes' ? objects.flatMap(schemasByCode) : [];
  if (types.length > 0) return types;
  return found.length === 1 ? found[0] : found.find((list) => list.length === 0);
}

/** Number of an item's fields that an object has. */
function marksOf(choices: ChoicesDocument, operation: OperationId): (item: Record<string, unknown>) => number {
  const places: Readonly<Record<string, string | undefined>> =
    chosen(choices, 'events.answer_pointers', operation) ?? {};
  const placed = Object.entries(placedFields[operation] ?? {});
  const of_all = operation === 'listEventTypes' ? [] : ['/id'];
  const pointers = [...of_all, ...placed.map(([field, place]) => places[place] ?? `/${field}`)];
  return (item) => pointers.filter((pointer) => valueAt(item, pointer) !== undefined).length;
}

/** It, and what it holds down to so many levels; what stands in lists is left out. */
function objectsIn(one: Record<string, unknown>, levels: number): Record<string, unknown>[] {
  if (levels === 0) return [one];
  const inner = Object.values(one).filter(isObject);
  return [one, ...inner.flatMap((value) => objectsIn(value, levels - 1))];
}

function isListOfObjects(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isObject);
}

/** Those of its members whose name is the code of an event, of several words with points between them. */
function schemasByCode(body: Record<string, unknown>): unknown[] {
  const entries = Object.entries(body).filter(([code, schema]) => /^\w+([.:/-]\w+)+$/.test(code) && isSchema(schema));
  return entries.map(([code, schema]) => ({ code, schema }));
}

/** A schema that takes anything may be `true`, and one by its address a text; null is none. */
function isSchema(value: unknown): boolean {
  return isObject(value) || value === true || typeof value === 'string';
}
