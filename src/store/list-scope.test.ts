/** The items of one batch cost the same however many there are of others: every plan begins with the batch. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../choices/canonical.ts';
import { collections, constantFields, indexedFields } from './collections.ts';
import { openDatabase } from './database.ts';
import { chooseIndex } from './list-index.ts';
import { readListRequest } from './list-request.ts';
import { segments } from './list-sql.ts';
import { uuidOf } from './samples.support.ts';
import { sqlite_dialect } from './sqlite-dialect.ts';
import type { ListRequest } from './store.ts';

const { batch_items } = collections;
const database = openDatabase();
const batch: Condition = { field: 'batch_id', operator: 'eq', value: uuidOf(1) };

const request: ListRequest = {
  collection: 'batch_items',
  organization: null,
  page_size: 50,
  deleted: 'left_out',
  sort: [],
  conditions: [],
  backward: false,
};

function plans(asked: Partial<ListRequest>, meeting = Number.POSITIVE_INFINITY): string[] {
  const query = readListRequest(batch_items, {
    ...request,
    ...asked,
    conditions: [batch, ...(asked.conditions ?? [])],
  });
  const counts = { all: () => 1_000_000, meeting: (_: unknown, __: string, limit: number) => Math.min(meeting, limit) };
  const walk = { ...query, organization: 1, index: chooseIndex(query, 50, counts), dialect: sqlite_dialect };
  return segments(walk).flatMap(({ sql, params }) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql} LIMIT ?`)
      .all(...params, 51)
      .map(({ detail }) => String(detail).replace('SEARCH batch_items USING INDEX ', '')),
  );
}

const own = '(_organization=? AND batch_id=?';

describe.each(['asc', 'desc'] as const)('the items of a batch, %s', (direction) => {
  it.each(indexedFields(batch_items))('by %s, are a range of its index', (field) => {
    const index = `batch_items_by_${field} ${own}`;
    const found = plans({ sort: [{ field, direction }] });
    expect(found.sort()).toEqual([`${index} AND ${field}=?)`, `${index} AND ${field}>?)`]);
  });

  it.each(['id', ...constantFields(batch_items)])('by %s, are walked by key', (field) => {
    expect(plans({ sort: [{ field, direction }] })).toEqual([`batch_items_by_id ${own})`]);
  });
});

describe('of the items of a batch', () => {
  it('no more are counted than its own', () => {
    const conditions: Condition[] = [batch, { field: 'cost', operator: 'gt', value: '1' }];
    const counted: string[][] = [];
    const query = readListRequest(batch_items, { ...request, conditions });
    chooseIndex(query, 50, {
      all: () => 1_000_000,
      meeting: (terms) => counted.push(terms.map(({ field }) => field)),
    });
    expect(counted).toEqual([['batch_id', 'cost']]);
  });

  it('one is found by its id', () => {
    const conditions: Condition[] = [{ field: 'id', operator: 'eq', value: uuidOf(2) }];
    const sort = [{ field: 'created_at', direction: 'desc' as const }];
    expect(
      plans({ conditions, sort }, 1).every(
        (plan) => plan.includes(`batch_items_by_id ${own} AND id=?)`) || /TEMP/.test(plan),
      ),
    ).toBe(true);
  });

  it('those of a status are a range in the default order', () => {
    const conditions: Condition[] = [{ field: 'status_code', operator: 'eq', value: 'running' }];
    const sort = [{ field: 'created_at', direction: 'desc' as const }];
    expect(plans({ conditions, sort })[0]).toBe(
      `batch_items_in_status_code ${own} AND status_code=? AND created_at>?)`,
    );
  });
});
