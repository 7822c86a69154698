/** Steps of a database to its schema: what each version added to the one before. */
import { collections } from './collections.ts';
import { attempt_table, outbox_table, run_keyed_tables, run_tables, script_table } from './run-schema.ts';
import {
  collectionTableSql,
  createListIndexes,
  dropListIndexes,
  keyed_tables,
  keyedTableSql,
  owned_tables,
  ownedTableSql,
} from './schema.ts';
import type { Collection } from './store.ts';

const lists = (...names: Collection[]): string[] =>
  names.flatMap((name) => {
    const { [name]: collection } = collections;
    const indexes = collection.indexed_when_listed ? [] : createListIndexes(collection).map(({ sql }) => sql);
    return [collectionTableSql(collection), ...indexes];
  });

/** The statements that lead from version `n` to `n + 1` stand at place `n`; those of an empty file at 0. */
export const schema_steps: readonly (readonly string[])[] = [
  [...keyed_tables.map(keyedTableSql), ...owned_tables.map(ownedTableSql), ...lists('assets', 'asset_types')],
  [...run_keyed_tables.map(keyedTableSql), ...lists('batch_items', 'deliveries', 'event_types'), ...run_tables],
  [attempt_table],
  [outbox_table],
  [script_table],
  dropListIndexes(collections.deliveries),
];
