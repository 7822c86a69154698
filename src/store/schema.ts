/** The tables and indexes of a store, made from the collection descriptors, and the mark by which a file is known as ours. */
import { type CollectionDescriptor, indexedFields } from './collections.ts';
import type { run_keyed_tables } from './run-schema.ts';
import { columnType, sqlValue } from './values.ts';

/** Goes up with every change that older files have not. */
export const schema_version = 6;

/** "MRK1" in the header of the file, where SQLite keeps the name of the application. */
export const application_id = 0x4d524b31;

/** "MRK0" stands there as long as what the file begins with is not whole: whoever finds it begins anew. */
export const unfinished_id = 0x4d524b30;

/** Tables of records that are looked up by one key, and of records listed by their owner in the order of insertion. */
export const keyed_tables = ['organizations', 'users', 'tokens', 'folders', 'balances'] as const;
export const owned_tables = ['memberships', 'invitations'] as const;
export type KeyedTable = (typeof keyed_tables)[number] | (typeof run_keyed_tables)[number];
export type OwnedTable = (typeof owned_tables)[number];

export function keyedTableSql(table: KeyedTable): string {
  return `CREATE TABLE ${table} (seq INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;`;
}

export function ownedTableSql(table: OwnedTable): string {
  return `CREATE TABLE ${table} (seq INTEGER PRIMARY KEY, owner TEXT NOT NULL, key TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
    CREATE INDEX ${table}_by_owner ON ${table} (owner, seq);`;
}

/**
 * A collection's table. The record stands there once, as JSON text; its fields are virtual columns, which take room in
 * the indexes alone. `_organization` is the number of the organization's row, or 0 where rows belong to none.
 */
export function collectionTableSql(collection: CollectionDescriptor): string {
  const columns = Object.entries(collection.fields).map(
    ([field, kind]) =>
      `"${field}" ${columnType(kind)} GENERATED ALWAYS AS (${sqlValue(kind, `json_extract(_record, '$.${field}')`)}) VIRTUAL`,
  );
  const own = ['_seq INTEGER PRIMARY KEY', '_organization INTEGER NOT NULL', '_record TEXT NOT NULL'];
  return `CREATE TABLE "${collection.name}" (${[...own, ...columns].join(', ')}) STRICT;
    CREATE UNIQUE INDEX "${collection.name}_key" ON "${collection.name}" ("${collection.key}");`;
}

/** Index for lists sorted by the field, and for looking its values up. */
export const orderIndex = (collection: CollectionDescriptor, field: string): string => `${collection.name}_by_${field}`;
/** Index for lists in the default order of the rows that have one value in the field. */
export const groupIndex = (collection: CollectionDescriptor, field: string): string => `${collection.name}_in_${field}`;

interface IndexDescriptor {
  name: string;
  columns: readonly string[];
}

function listIndexes(collection: CollectionDescriptor): IndexDescriptor[] {
  const { key, default_order, grouping_fields, carried_fields } = collection;
  const carrying = (columns: readonly string[]) => [...new Set([...columns, ...carried_fields])];
  return [
    { name: orderIndex(collection, key), columns: carrying([key]) },
    ...indexedFields(collection).map((field) => ({
      name: orderIndex(collection, field),
      columns: carrying([field, key]),
    })),
    ...grouping_fields.map((field) => ({
      name: groupIndex(collection, field),
      columns: carrying([field, default_order, key]),
    })),
  ];
}

/** Each with what makes it where it is missing. They hold no soft-deleted row, so that deleted rows make no list slower. */
export function createListIndexes(collection: CollectionDescriptor): { name: string; sql: string }[] {
  const live = collection.soft_deletable ? ' WHERE deleted_at IS NULL' : '';
  const scope = collection.scope_field === undefined ? [] : [collection.scope_field];
  return listIndexes(collection).map(({ name, columns }) => {
    const list = [...scope, ...columns].map((column) => `"${column}"`).join(', ');
    return {
      name,
      sql: `CREATE INDEX IF NOT EXISTS "${name}" ON "${collection.name}" (_organization, ${list})${live};`,
    };
  });
}

export const dropListIndexes = (collection: CollectionDescriptor): string[] =>
  listIndexes(collection).map(({ name }) => `DROP INDEX IF EXISTS "${name}";`);
