import { nameOf } from '../json/pointer.ts';
import { projectText } from './project-file.ts';

/** A JSON Schema of the document: dialect 2020-12, as OpenAPI 3.1 uses it. */
export type Schema = boolean | SchemaObject;
export interface SchemaObject {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: readonly string[];
  [keyword: string]: unknown;
}

export interface Reference {
  $ref: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Reference | { summary?: string; value?: unknown }>;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: MediaType['examples'];
  'x-clauses'?: readonly string[];
}

export interface HeaderObject {
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface LinkObject {
  operationId?: string;
  parameters?: Record<string, unknown>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaType>;
  links?: Record<string, LinkObject | Reference>;
}

export interface RequestBodyObject {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses: Record<string, ResponseObject | Reference>;
  callbacks?: Record<string, Record<string, PathItem> | Reference>;
  'x-clauses'?: readonly string[];
}

/** The methods that a path of the document may have, in the order in which tables list them. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type MethodKey = (typeof methods)[number];

export type PathItem = { parameters?: readonly (ParameterObject | Reference)[] } & Partial<
  Record<MethodKey, OperationObject>
>;

/** The parts of an OpenAPI 3.1 document that the kit itself reads. The bundle holds no reference to another file. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers?: readonly { url: string; [key: string]: unknown }[];
  security?: readonly Record<string, readonly string[]>[];
  tags?: readonly { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> };
}

let bundled: OpenApiDocument | undefined;

/** The whole document in one piece, read once, on the first call. Callers must not change it. */
export function bundledDocument(): OpenApiDocument {
  bundled ??= JSON.parse(bundledDocumentText()) as OpenApiDocument;
  return bundled;
}

/** The same as JSON text, byte for byte as committed. */
export function bundledDocumentText(): string {
  return projectText('src/generated/openapi.json');
}

/** Target of a local reference (`#/components/…`); anything else is given back. Throws where there is none. */
export function resolveReference<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const target = valueAtReference(document, value.$ref);
  if (target === undefined) throw new Error(`the document has nothing at ${value.$ref}`);
  return resolveReference(document, target as T | Reference);
}

/** The value at a local reference, or undefined where there is none. */
export function valueAtReference(document: OpenApiDocument, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  let value: unknown = document;
  for (const token of reference.slice(2).split('/')) {
    const key = nameOf(decodeURIComponent(token));
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The component that a schema is a reference to (`Asset` for `#/components/schemas/Asset`), if it is one. */
export function schemaName(schema: Schema | undefined): string | undefined {
  const prefix = '#/components/schemas/';
  if (typeof schema !== 'object' || !schema.$ref?.startsWith(prefix)) return undefined;
  return schema.$ref.slice(prefix.length);
}
