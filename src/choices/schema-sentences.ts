/** A JSON Schema of choices in words: the values that it takes, and the faults of a document, each in one line. */

import type { ErrorObject, ValidateFunction } from 'ajv';
import { namesIn } from '../json/pointer.ts';

export interface SchemaNode {
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  title?: string;
  enum?: readonly unknown[];
  anyOf?: readonly SchemaNode[];
  type?: string | readonly string[];
  /** Statuses without a body: the only use that is made of it. */
  not?: SchemaNode;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, SchemaNode | undefined>;
  additionalProperties?: boolean | SchemaNode;
  prefixItems?: readonly SchemaNode[];
  items?: SchemaNode;
  propertyNames?: SchemaNode;
}

/**
 * The first fault of a value: key path, what is there, and what is allowed; undefined for none.
 * @param validate tells all faults by this schema
 */
export function shapeFault(schema: SchemaNode, validate: ValidateFunction, value: unknown): string | undefined {
  return validate(value) ? undefined : sentence(schema, value, mostTelling(validate.errors ?? []));
}

/** The deepest error says most: a union complains of all its members, and the one that was meant got farthest. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const deepest = Math.max(...errors.map(depth));
  const candidates = errors.filter((error) => depth(error) === deepest);
  return candidates.find(({ keyword }) => keyword === 'propertyNames') ?? candidates[0]!;
}

function sentence(schema: SchemaNode, value: unknown, { instancePath, keyword, params }: ErrorObject): string {
  const path = namesIn(instancePath);
  const { found, node } = walk(schema, value, path);
  const place = path.join('.') || 'the document';
  if (keyword === 'propertyNames') {
    const names = node.propertyNames ? allowed(node.propertyNames, schema) : '';
    return `${[...path, params.propertyName].join('.')}: no operation is called ${params.propertyName}; allowed: ${names}`;
  }
  if (keyword === 'additionalProperties' && node.properties) {
    const known = Object.keys(node.properties).join(', ') || 'nothing yet';
    return `${[...path, params.additionalProperty].join('.')}: unknown key; allowed: ${known}`;
  }
  return `${place}: ${JSON.stringify(found)} is not allowed; allowed: ${allowed(node, schema)}`;
}

/** The value at a path, and the part of the schema that speaks of it, or of as much of the path as it knows. */
function walk(schema: SchemaNode, value: unknown, path: readonly string[]): { found: unknown; node: SchemaNode } {
  const resolved = (one: SchemaNode) => resolve(one, schema);
  let node = schema;
  let found = value;
  for (const part of path) {
    found = (found as Record<string, unknown>)[part];
    const options: (SchemaNode | undefined)[] = [node, ...(node.anyOf ?? []).map(resolved)].map((option) =>
      below(option, part),
    );
    node = resolved(options.find((option) => option !== undefined) ?? node);
  }
  return { found, node };
}

function below(node: SchemaNode, part: string): SchemaNode | undefined {
  const additional = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
  const item = /^\d+$/.test(part) ? (node.prefixItems?.[Number(part)] ?? node.items) : undefined;
  return node.properties?.[part] ?? additional ?? item;
}

function resolve(node: SchemaNode, schema: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  return resolve(schema.$defs![node.$ref.split('/').at(-1)!]!, schema);
}

/** Values that a part of the schema takes, in words. */
export function allowed(part: SchemaNode, schema: SchemaNode): string {
  const node = resolve(part, schema);
  if (node.title !== undefined) return node.title;
  if (node.enum)
    return node.enum
      .filter((value) => value !== null)
      .map(String)
      .join(', ');
  if (node.anyOf) return node.anyOf.map((one) => allowed(one, schema)).join(', ');
  if (node.minimum !== undefined) {
    const kind = node.type === 'integer' ? 'a whole number' : 'a number';
    const exceptions = node.not ? ' that may have a body' : '';
    const range = node.maximum === undefined ? `${node.minimum} or more` : `from ${node.minimum} to ${node.maximum}`;
    return `${kind} ${range}${exceptions}`;
  }
  if (node.properties) return `the keys ${Object.keys(node.properties).join(', ')}`;
  return [node.type ?? 'any value'].flat().join(' or ');
}
