/**
 * Lists that may be answered without the pagination envelope: event types and deliveries (choices
 * `events.event_types_answer`, `events.delivery_lists`). Such an answer has no cursor URLs and no pages: it holds the
 * whole list, as far as one answer holds.
 */
import type { OperationId } from '../contract/operations.ts';
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
 * Rewrites any permitted form of a list as an envelope, whatever the choices declare. Other values stay as they are.
 */
export function readListForm(operation: OperationId, body: unknown): unknown {
  if (lists[operation] === undefined) return body;
  if (Array.isArray(body)) return { items: body };
  if (operation !== 'listEventTypes' || typeof body !== 'object' || body === null || 'items' in body) return body;
  return 'event_types' in body ? { items: body.event_types } : body;
}
