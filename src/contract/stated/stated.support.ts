/** Tables of the specification, from `openapi/stated.yaml`, and the questions of the document's tests to them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bundledDocument } from '../document.ts';
import { examplesOf } from '../examples.support.ts';
import type { OperationId } from '../operations.ts';
import { operationsOf } from '../walk.ts';

type Names = readonly string[];

export interface StatedOperation {
  /** Method and path; `{}` stands for a segment that the text does not name. */
  request: string;
  token?: 'none';
  scope?: string;
  answers?: string;
  lists?: string;
  media?: string;
  embed?: Names;
  takes?: Names;
  page_size?: [least: number, most: number];
  presign?: boolean;
  events?: string;
  validation?: boolean;
}

/** Fields by type; and by record, where one or a list of them stands inside. */
export type StatedRecord = { readonly [Type in FieldType]?: Names } & {
  readonly [Way in Inside]?: Record<string, string>;
} & {
  readonly sure?: Names;
};
type FieldType =
  | 'uuid'
  | 'string'
  | 'string_or_integer'
  | 'object'
  | 'array'
  | 'object_or_array'
  | 'integer'
  | 'number'
  | 'decimal'
  | 'timestamp'
  | 'boolean'
  | 'null'
  | 'any';
/** A record or a list of them; the embedded ones are there only when asked for. */
type Inside = 'holds' | 'lists' | 'embeds' | 'embedded_lists';

interface Stated {
  operations: Record<OperationId, StatedOperation>;
  /** Names in brackets are optional. */
  bodies: { [Id in OperationId]?: Record<string, FieldType> };
  records: Record<string, StatedRecord>;
  /** By component. */
  values: Record<string, { are: readonly unknown[]; are_not: readonly unknown[] }>;
  dispatch_status: string;
  headers: Record<string, boolean>;
  organization_header: string;
  reference: {
    default_page_size: number;
    success: Record<string, number>;
    refusal_headers: Record<string, Names>;
  };
}

export const stated = parse(readFileSync(new URL('../../../openapi/stated.yaml', import.meta.url), 'utf8')) as Stated;
export const document = bundledDocument();
export const found = operationsOf(document);
export const examples = examplesOf(document);

/** The operations of which the text says something of that kind. */
export function operationRows(says?: keyof StatedOperation): [OperationId, StatedOperation][] {
  const rows = Object.entries(stated.operations) as [OperationId, StatedOperation][];
  return says === undefined ? rows : rows.filter(([, operation]) => operation[says] !== undefined);
}

/** The fields of a record with their types; records inside have the type of the way they stand there. */
export function fieldsOf({ sure: _, ...types }: StatedRecord): [field: string, type: FieldType | Inside][] {
  const kinds = Object.entries(types) as [FieldType | Inside, Names | Record<string, string>][];
  return kinds.flatMap(([type, names]) => {
    const fields = Array.isArray(names) ? (names as string[]) : Object.keys(names);
    return fields.map((field): [string, FieldType | Inside] => [field, type]);
  });
}

/** For each type values that no server could take for one of it, and some that look like one. */
export const wrong: Readonly<Record<FieldType | Inside, readonly unknown[]>> = {
  uuid: [{}, 7, '4711', 'run_0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11'],
  string: [{}, [], 7, true],
  string_or_integer: [{}, [], true, 1.5],
  object: ['x', 7, ['x'], true],
  array: ['x', 7, {}, true],
  object_or_array: ['x', 7, true],
  integer: [{}, '7', 1.5, true],
  number: [{}, '7', true],
  decimal: [{}, 7, '7 coins', 'NaN'],
  timestamp: [{}, 1_700_000_000, '2026-01-02', '2026-01-02 03:04:05', '02/01/2026 03:04'],
  boolean: [{}, 1, 'yes'],
  null: [{}, 'x', 7],
  any: [],
  holds: ['x', 7, true],
  embeds: ['x', 7, true],
  lists: [{}, 'x', ['x'], [7]],
  embedded_lists: [{}, 'x', ['x'], [7]],
};

/** A field of a record that has one wrong value more than null. */
export function brokenRecord(name: string): Record<string, unknown> {
  const [field, type] = fieldsOf(stated.records[name]!).find((row) => wrong[row[1]].length > 0)!;
  return { [field]: wrong[type][0] };
}

/** True where a violation is at or below a field. */
export function isWrongAt(violations: readonly { pointer: string }[], field: string): boolean {
  return violations.some(({ pointer }) => pointer === `/${field}` || pointer.startsWith(`/${field}/`));
}
