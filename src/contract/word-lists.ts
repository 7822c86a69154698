/**
 * Query parameters that take words joined by commas, as lists of these words: what a generator makes of a pattern is a
 * text, what it makes of a list completes in an editor. The request that they make is the same.
 */
import {
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type Reference,
  type ResponseObject,
  resolveReference,
  type Schema,
  type SchemaObject,
} from './document.ts';
import { mapValues } from './subschemas.ts';

/** An operation whose parameters of this kind have a list for a schema. Other grammars than that of the document stay texts. */
export function withWordLists(document: OpenApiDocument, operation: OperationObject): OperationObject {
  if (operation.parameters === undefined) return operation;
  const parameters = operation.parameters.map((given) => {
    const parameter = resolveReference<ParameterObject>(document, given);
    const words = wordsOf(document, operation, parameter);
    return words === undefined ? given : withWords(parameter, words);
  });
  return { ...operation, parameters };
}

function withWords(parameter: ParameterObject, words: readonly string[]): ParameterObject {
  const { examples, ...others } = parameter;
  const { type: _, minLength: __, maxLength: ___, pattern: ____, ...schema } = parameter.schema as SchemaObject;
  const parted = examples && mapValues(examples, (one) => ('value' in one ? { ...one, value: split(one.value) } : one));
  const items = { type: 'string', enum: words };
  return {
    ...others,
    ...{ style: 'form', explode: false },
    schema: { ...schema, type: 'array', minItems: 1, maxItems: words.length, items },
    ...(parted && { examples: parted }),
  };
}

const split = (value: unknown) => String(value).split(',');

const field_names = '[a-z][a-z0-9_]*';
const sort_keys = `${field_names}:(asc|desc)`;

/** The words that a parameter may list, or undefined where it is no list of words. */
function wordsOf(
  document: OpenApiDocument,
  operation: OperationObject,
  { in: place, schema }: ParameterObject,
): string[] | undefined {
  if (place !== 'query' || typeof schema !== 'object') return undefined;
  const word = /^\^(.+)\(,\1\)\*\$$/.exec(String(schema.pattern))?.[1];
  if (word === undefined) return undefined;
  if (word === field_names) return Object.keys(fieldsOf(document, operation));
  if (word === sort_keys) {
    const scalars = Object.entries(fieldsOf(document, operation)).filter(([, field]) => isScalar(document, field));
    return scalars.flatMap(([name]) => [`${name}:asc`, `${name}:desc`]);
  }
  return /^\(([a-z_]+(?:\|[a-z_]+)*)\)$/.exec(word)?.[1]?.split('|');
}

/** The fields of what an operation answers with, or of the items that it lists. */
function fieldsOf(document: OpenApiDocument, { responses }: OperationObject): Record<string, Schema> {
  const answer = resolveReference<ResponseObject>(document, responses['200']!);
  const whole = propertiesOf(document, answer.content!['application/json']!.schema!);
  const { items } = whole;
  return typeof items === 'object' && items.items !== undefined ? propertiesOf(document, items.items) : whole;
}

function propertiesOf(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  if (typeof schema === 'boolean') return {};
  const { allOf = [], properties } = resolveReference(document, schema as SchemaObject | Reference) as SchemaObject;
  return Object.assign({}, ...(allOf as Schema[]).map((part) => propertiesOf(document, part)), properties);
}

function isScalar(document: OpenApiDocument, schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const {
    type,
    allOf = [],
    anyOf = [],
  } = resolveReference(document, schema as SchemaObject | Reference) as SchemaObject;
  const parts = [...(allOf as Schema[]), ...(anyOf as Schema[])];
  if (type === undefined) return parts.length > 0 && parts.every((part) => isScalar(document, part));
  return !['object', 'array'].some((one) => [type].flat().includes(one));
}
