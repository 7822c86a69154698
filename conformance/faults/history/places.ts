/** Every place of every answer and event, as the document's schemas have them. */
import {
  bundledDocument,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type Reference,
  type RequestBodyObject,
  type ResponseObject,
  resolveReference,
  type Schema,
  schemaName,
} from '../../../src/contract/document.ts';
import { operationsOf } from '../../../src/contract/walk.ts';
import { pointerOf } from '../../../src/json/pointer.ts';

/** A place of what an implementation says: of an answer that grants, of one that refuses, or of an event. */
export interface Place {
  /** The operationId, or the event's code. */
  operation: string;
  said: 'success' | 'refusal' | 'event';
  /** With `*` for each index; empty for the whole body. */
  pointer: string;
}

/** The whole body, in the names of faults: a pointer to it has no letters. */
const whole_body = '(body)';
const of_refusals = 'refused:';

/** The name of a place in a fault. */
export function placeName({ said, pointer }: Place): string {
  return `${said === 'refusal' ? of_refusals : ''}${pointer === '' ? whole_body : pointer}`;
}

/** In the order of the document. */
export function placesOf(document: OpenApiDocument = bundledDocument()): Place[] {
  return operationsOf(document).flatMap(({ place, path, operation }): Place[] => {
    const { operationId } = operation;
    if (place === 'webhook') {
      const body = bodyOf(document, operation);
      const code = constantOf(document, body, 'event') ?? path;
      return pointersIn(document, body).map((pointer) => ({ operation: code, said: 'event', pointer }));
    }
    // Callbacks say what the webhooks say.
    if (place === 'callback') return [];
    const success = responsesOf(document, operation, '2');
    const refusals = responsesOf(document, operation, '4');
    return [
      ...success.map((pointer): Place => ({ operation: operationId, said: 'success', pointer })),
      ...refusals.map((pointer): Place => ({ operation: operationId, said: 'refusal', pointer })),
    ];
  });
}

function bodyOf(document: OpenApiDocument, { requestBody }: OperationObject): Schema {
  if (!requestBody) return true;
  return schemaOf(resolveReference<RequestBodyObject>(document, requestBody).content);
}

function responsesOf(document: OpenApiDocument, { responses }: OperationObject, first_digit: string): string[] {
  const pointers = Object.entries(responses).flatMap(([status, found]) => {
    if (!status.startsWith(first_digit)) return [];
    const { content } = resolveReference<ResponseObject>(document, found);
    return content ? pointersIn(document, schemaOf(content)) : [];
  });
  return [...new Set(pointers)];
}

function schemaOf(content: Record<string, MediaType>): Schema {
  return Object.values(content)[0]?.schema ?? true;
}

function pointersIn(document: OpenApiDocument, schema: Schema): string[] {
  const found = new Set<string>();
  walk(schema, [], []);
  return [...found];

  /** @param within components that are being walked: a record within itself is not walked again */
  function walk(part: Schema, names: readonly string[], within: readonly string[]): void {
    found.add(pointerOf(names));
    if (typeof part === 'boolean') return;
    const component = schemaName(part);
    if (component !== undefined && within.includes(component)) return;
    const inside = component === undefined ? within : [...within, component];
    if (part.$ref !== undefined) walk(resolveReference(document, part as Reference) as Schema, names, inside);
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const one of (part[keyword] as Schema[] | undefined) ?? []) walk(one, names, inside);
    }
    for (const [name, property] of Object.entries(part.properties ?? {})) walk(property, [...names, name], inside);
    if (part.items !== undefined) walk(part.items, [...names, '*'], inside);
  }
}

function constantOf(document: OpenApiDocument, schema: Schema, name: string): string | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { const: constant } = (schema.properties?.[name] ?? {}) as { const?: unknown };
  if (typeof constant === 'string') return constant;
  if (schema.$ref !== undefined) {
    return constantOf(document, resolveReference(document, schema as Reference) as Schema, name);
  }
  for (const one of (schema.allOf as Schema[] | undefined) ?? []) {
    const found = constantOf(document, one, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
