/** The list laws on a collection of every kind of field, without organizations and deletion, which no port shows yet. */
import { describe } from 'vitest';
import type { CollectionDescriptor } from './collections.ts';
import { openDatabase } from './database.ts';
import { type ListSubject, listContract } from './list-contract.support.ts';
import { type ModelRow, placeOf } from './list-model.support.ts';
import { collectionTableSql, createListIndexes } from './schema.ts';
import { keptCollection } from './sqlite-collection.ts';
import { keptStatements } from './statements.ts';

const readings: CollectionDescriptor = {
  name: 'readings',
  key: 'id',
  fields: {
    id: 'uuid',
    label: 'text',
    device: 'uuid',
    count: 'integer',
    price: 'decimal',
    valid: 'boolean',
    taken_at: 'timestamp',
  },
  organized: false,
  soft_deletable: false,
  default_order: 'taken_at',
  grouping_fields: ['device', 'valid', 'price'],
  carried_fields: ['count', 'price'],
};

async function open(): Promise<ListSubject> {
  const database = openDatabase({});
  database.exec([collectionTableSql(readings), ...createListIndexes(readings).map(({ sql }) => sql)].join('\n'));
  const kept = keptCollection<ModelRow>(keptStatements(database), readings);
  return {
    insert: async (rows) => {
      for (const row of rows) kept.insert(0, row);
    },
    change: async (row) => kept.change(String(row.id), () => row),
    remove: async () => {},
    list: async (asked) => kept.list(0, { ...asked, collection: 'assets', organization: null }),
    positionOf: (row, sort) => placeOf(readings, row, sort),
    close: async () => database.close(),
  };
}

describe('a list of every kind of field', () => {
  listContract({
    collection: readings,
    open,
    nullable: (field) => field !== 'id',
    fit: (row) => row,
    changing: ['label', 'price', 'valid'],
    cases: 300,
  });
});
