import type { MediaType, OpenApiDocument, RequestBodyObject, ResponseObject } from '../../src/contract/document.ts';
import { resolveReference, schemaName } from '../../src/contract/document.ts';
import type { EventOperations } from '../../src/contract/operation-groups.ts';
import type { Envelope, Operation, SuccessShape } from '../../src/contract/operations.ts';
import { type FoundOperation, operationsOf, parametersOf } from '../../src/contract/walk.ts';
import { itemSchemaOf, recordNameOf, recordShape } from './records.ts';

/** A row of the table for whatever document: its operationIds are not those of the service. */
type Row = Omit<Operation, 'id' | 'method' | 'tag' | 'errors'> & {
  id: string;
  method: string;
  tag: string;
  errors: Record<string, AnyEnvelope>;
};

type AnyEnvelope = Envelope | 'oauth';

/** The document's operations as the table that `src/contract/operations.ts` describes. */
export function operationTable(document: OpenApiDocument): Record<string, Row> {
  const found = operationsOf(document).filter(({ place }) => place === 'path');
  return Object.fromEntries(found.map((one) => [one.operation.operationId, row(document, one)]));
}

export function eventOperations(document: OpenApiDocument): EventOperations {
  const found = operationsOf(document);
  const at = (wanted: FoundOperation['place']) =>
    found.filter(({ place }) => place === wanted).map(({ operation }) => operation.operationId);
  return { webhook_events: at('webhook'), callbacks: at('callback') };
}

/** The table as TypeScript: plain data, so that the operationIds are a union of literals. */
export function operationsSource(document: OpenApiDocument): string {
  const rows = Object.entries(operationTable(document)).map(([id, entry]) => {
    const lines = Object.entries(entry).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
    return `  ${id}: {\n${lines.join('\n')}\n  },`;
  });
  // Events have a tag of their own, which nobody serves.
  const served = new Set(
    operationsOf(document).flatMap(({ place, operation }) => (place === 'path' ? (operation.tags ?? []) : [])),
  );
  const tags = JSON.stringify((document.tags ?? []).map(({ name }) => name).filter((name) => served.has(name)));
  const events = eventOperations(document);
  const has_events = Object.values(events).some((ids) => ids.length > 0);
  return [
    `export const tags = ${tags} as const;\n`,
    `export const table = {\n${rows.join('\n')}\n} as const;\n`,
    ...(has_events ? [`export const events = ${JSON.stringify(events)} as const;\n`] : []),
  ].join('\n');
}

/** Routes of the operations below `/v1`, and what each answers with where that is no record: all that a client takes with it. */
export function routesSource(document: OpenApiDocument): string {
  const rows = Object.entries(operationTable(document)).map(
    ([
      id,
      {
        method,
        path,
        success: { kind },
      },
    ]) => {
      return `  ${id}: '${[method, path.replace(/^\/v1/, ''), ...(kind === 'record' ? [] : [kind])].join(' ')}',\n`;
    },
  );
  return `export const routes = {\n${rows.join('')}} as const;\n`;
}

function row(document: OpenApiDocument, { path, method, item, operation }: FoundOperation): Row {
  const parameters = parametersOf(document, { item, operation });
  const named = (place: string) => parameters.filter((one) => one.in === place).map((one) => one.name);
  const security = operation.security ?? document.security ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    anonymous: security.every((requirement) => Object.keys(requirement).length === 0),
    scopes: [...new Set(security.flatMap((requirement) => Object.values(requirement).flat()))],
    path_parameters: named('path'),
    query_parameters: named('query'),
    ...request(document, operation),
    success: success(document, operation),
    errors: errors(document, operation),
    clauses: [...new Set([operation, ...parameters].flatMap((carrier) => carrier['x-clauses'] ?? []))],
  };
}

function request(document: OpenApiDocument, operation: FoundOperation['operation']): Pick<Row, 'request'> {
  if (operation.requestBody === undefined) return {};
  const body = resolveReference<RequestBodyObject>(document, operation.requestBody);
  const [media_type, media] = Object.entries(body.content)[0] ?? ['', {}];
  const schema = schemaName(media.schema);
  if (schema === undefined) throw new Error(`${operation.operationId}: the request body needs a component as schema`);
  return { request: { media_type, schema } };
}

function success(document: OpenApiDocument, operation: FoundOperation['operation']): SuccessShape {
  const { status, media } = successOf(document, operation);
  if (media === undefined) return { status, kind: 'empty', fields: [], nullable: [] };
  const [media_type, { schema: body = true }] = media;
  if (media_type.startsWith('text/')) return { status, kind: 'text', media_type, fields: [], nullable: [] };

  const schema = schemaName(body);
  if (schema === undefined) return { status, kind: 'record', media_type, ...recordShape(document, body) };
  const isPage = schema.endsWith('Page');
  const record = recordNameOf(document, isPage ? itemSchemaOf(document, schema) : schema);
  const shape = recordShape(document, document.components.schemas[record]!);
  return { status, kind: isPage ? 'page' : 'record', media_type, schema, record, ...shape };
}

/** The one response that means success, with its first media type; none where it has no content. */
export function successOf(
  document: OpenApiDocument,
  { operationId, responses }: FoundOperation['operation'],
): { status: number; media?: [string, MediaType] } {
  const statuses = Object.keys(responses).filter((status) => status.startsWith('2'));
  if (statuses.length !== 1) throw new Error(`${operationId}: exactly one 2xx response is needed`);
  const response = resolveReference<ResponseObject>(document, responses[statuses[0]!]!);
  return { status: Number(statuses[0]), media: Object.entries(response.content ?? {})[0] };
}

const envelopes: Readonly<Record<string, AnyEnvelope>> = {
  ErrorEnvelope: 'envelope',
  ValidationErrorEnvelope: 'validation',
  // Of the control interface alone.
  GrantRefused: 'oauth',
};

function errors(document: OpenApiDocument, operation: FoundOperation['operation']): Record<string, AnyEnvelope> {
  const refusals = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status));
  return Object.fromEntries(
    refusals.map(([status, found]) => {
      const response = resolveReference<ResponseObject>(document, found);
      const envelope = envelopes[schemaName(Object.values(response.content ?? {})[0]?.schema) ?? ''];
      if (envelope === undefined || !/^\d+$/.test(status)) {
        throw new Error(
          `${operation.operationId}: the response ${status} must be an ErrorEnvelope or a ValidationErrorEnvelope`,
        );
      }
      return [status, envelope];
    }),
  );
}
