/**
 * Lists that may be answered without the pagination envelope: event types and deliveries (choices
 * `events.event_types_answer`, `events.delivery_lists`). Such an answer has no cursor URLs and no pages: it holds the
 * whole list, as far as one answer holds.
 */
import type { OperationId } from '../contract/operations.ts';
import { isObject } from '../json/is-object.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';

type Form = 'envelope' | 'array' | 'event_types';

/** How many items an answer without envelope holds at most; what lies beyond is found by filter and order. */
export const most_plain_items = 500;

const lists: { readonly [Id in OperationId]?: (choices: ChoicesDocument, operation: Id) => unknown } = {
  listEventTypes: (choices, operation) => chosen(choices, 'events.event_types_answer', operation),
  listWebhookDeliveries: (choices, operation) => chosen(choices, 'events.delivery_lists', operation)?.answer,
  listAllDeliveries: (choices, operation) => chosen(choices, 'events.delivery_lists', operation)?.answer,
};

export function formOfList(choices: ChoicesDocument, operation: OperationId): Form {
  const find = lists[operation] as ((choices: ChoicesDocument, operation: OperationId) => unknown) | undefined;
  const form = find?.(choices, operation);
  return form === undefined || isOther(form) ? 'envelope' : (form as Form);
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
 * Rewrites any permitted form of a list as an envelope, whatever the choices declare: a plain array; an object that holds
 * one array of objects, under whatever name; event types as an object of schemas by code. Other values stay as they are.
 */
export function readListForm(operation: OperationId, body: unknown): unknown {
  if (lists[operation] === undefined) return body;
  if (Array.isArray(body)) return { items: body };
  if (!isObject(body) || 'items' in body) return body;
  const found = wrappedItems(operation, body);
  return found ? { ...body, items: found } : body;
}

/** One level below an object that holds nothing else, too: `{data: {deliveries: []}}`. */
function wrappedItems(operation: OperationId, body: Record<string, unknown>): unknown[] | undefined {
  const types = operation === 'listEventTypes' ? schemasByCode(body) : undefined;
  if (types) return types;
  const arrays = Object.values(body).filter((value) => Array.isArray(value) && value.every(isObject));
  if (arrays.length === 1) return arrays[0] as unknown[];
  const inner = Object.values(body).filter(isObject);
  return arrays.length === 0 && inner.length === 1 ? wrappedItems(operation, inner[0]!) : undefined;
}

/** Each name is the code of an event, of several words with points between them. */
function schemasByCode(body: Record<string, unknown>): unknown[] | undefined {
  const entries = Object.entries(body);
  const is_map = entries.length > 0 && entries.every(([code]) => /^\w+([.:/-]\w+)+$/.test(code));
  return is_map ? entries.map(([code, schema]) => ({ code, schema })) : undefined;
}
