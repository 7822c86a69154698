/** Events to send when nobody has one at hand: the examples of the document, in the dialect of the choices. */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { bundledDocument, resolveReference } from '../../src/contract/document.ts';
import type { EventCode, EventPayload } from '../../src/contract/types.ts';

export interface ExampleIds {
  delivery_id: string;
  run_id: string;
}

/** The body of an event that the document has an example of. */
export function exampleEvent(event: EventCode, ids: ExampleIds, choices: ChoicesDocument): Buffer {
  const example = exampleOf(event);
  // The run's id stands in links too.
  const text = JSON.stringify(example)
    .replaceAll(example.run_id, ids.run_id)
    .replaceAll(example.delivery.id, ids.delivery_id);
  return Buffer.from(JSON.stringify(createDialect(choices).encodeEvent(JSON.parse(text))));
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
