/** Events to send when nobody has one at hand: the examples of the document, in the dialect of the choices. */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { bundledDocument, resolveReference } from '../../src/contract/document.ts';
import type { EventCode, EventPayload } from '../../src/contract/types.ts';
import { InputError } from '../../src/input/input-error.ts';
import { isObject } from '../../src/json/is-object.ts';

export interface ExampleIds {
  delivery_id: string;
  run_id: string;
}

/** A field of the payload by its names with dots, and what it holds instead. */
export type ChangedField = readonly [path: string, value: unknown];

/**
 * The body of an event that the document has an example of.
 * @throws InputError for the change of a field that no event has
 */
export function exampleEvent(
  event: EventCode,
  ids: ExampleIds,
  choices: ChoicesDocument,
  changes: readonly ChangedField[] = [],
): Buffer {
  return Buffer.from(JSON.stringify(createDialect(choices).encodeEvent(examplePayload(event, ids, changes))));
}

/** The same as a payload in the document's own names. */
export function examplePayload(
  event: EventCode,
  ids: ExampleIds,
  changes: readonly ChangedField[] = [],
): Record<string, unknown> {
  const example = exampleOf(event);
  // The run's id stands in links too.
  const text = JSON.stringify(example)
    .replaceAll(example.run_id, ids.run_id)
    .replaceAll(example.delivery.id, ids.delivery_id);
  const payload = JSON.parse(text) as Record<string, unknown>;
  for (const change of changes) setField(payload, change);
  return payload;
}

/** Names of fields that hold whatever somebody wants, at any depth. */
const free_from_depth = 3;

function setField(payload: Record<string, unknown>, [path, value]: ChangedField): void {
  const names = path.split('.');
  const last = names.pop()!;
  const parent = names.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), payload);
  if (!isObject(parent)) throw new InputError(`--set ${path}: the event has no object ${names.join('.')}`);
  if (!Object.hasOwn(parent, last) && names.length + 1 < free_from_depth) {
    throw new InputError(`--set ${path}: the event has no such field; there are ${Object.keys(parent).join(', ')}`);
  }
  parent[last] = value;
}

function exampleOf(event: EventCode): EventPayload {
  const document = bundledDocument();
  const found = Object.values(document.webhooks ?? {})
    .flatMap(({ post }) => Object.values(resolveReference(document, post!.requestBody!).content))
    .flatMap(({ examples = {} }) => Object.values(examples))
    .map((example) => resolveReference(document, example).value as EventPayload)
    .find((payload) => payload.event === event);
  if (!found) throw new Error(`the document has no example of ${event}`);
  return found;
}
