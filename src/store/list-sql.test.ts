/** A page costs the same at any depth because SQLite begins right at the position: that is what its plans must say. */
import { describe, expect, it } from 'vitest';
import type { Condition, SortKey } from '../choices/canonical.ts';
import { collections, indexedFields } from './collections.ts';
import { openDatabase } from './database.ts';
import { chooseIndex } from './list-index.ts';
import { readListRequest } from './list-request.ts';
import { segments } from './list-sql.ts';
import { sqlite_dialect } from './sqlite-dialect.ts';
import type { Position } from './store.ts';
import type { Kind } from './values.ts';

const { assets } = collections;
const database = openDatabase();
const id = '00000000-0000-4000-8000-000000000001';
const created_at = '2026-01-01T00:00:00.000Z';
const example: Readonly<Record<Kind, Position['values'][number]>> = {
  text: 'a',
  uuid: id,
  integer: 7,
  decimal: '7',
  boolean: true,
  timestamp: created_at,
};

interface Asked {
  sort: SortKey[];
  conditions?: Condition[];
  after?: Position;
  backward?: boolean;
  /** Number of rows that the store says meet a condition. */
  meeting?: number;
}

/** The statements that the list is made of. */
function statements({ sort, conditions = [], after, backward = false, meeting = Number.POSITIVE_INFINITY }: Asked) {
  const request = { collection: 'assets', organization: null, page_size: 100, deleted: 'left_out' } as const;
  const query = readListRequest(assets, { ...request, sort, conditions, after, backward });
  const counts = { all: () => 1_000_000, meeting: (_: unknown, __: string, limit: number) => Math.min(meeting, limit) };
  return segments({ ...query, organization: 1, index: chooseIndex(query, 100, counts), dialect: sqlite_dialect });
}

/** The plan of each, in the words of `EXPLAIN QUERY PLAN`. */
function plans(asked: Asked): string[][] {
  return statements(asked).map(({ sql, params }) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql} LIMIT ?`)
      .all(...params, 101)
      .map(({ detail }) => String(detail).replace('SEARCH assets USING INDEX ', '')),
  );
}

/** True where a condition is tried on the record's text, for which each row must be fetched and parsed. */
function readsRecords(asked: Asked): boolean {
  const { sql, params } = statements(asked)[0]!;
  const program = database.prepare(`EXPLAIN ${sql} LIMIT ?`).all(...params, 101);
  return program.some(({ p4 }) => String(p4).startsWith('json_extract'));
}

const by = (field: string, direction: SortKey['direction'] = 'asc'): SortKey[] => [{ field, direction }];
const when = (field: string, operator: Condition['operator'], value: Condition['value']): Condition => ({
  field,
  operator,
  value,
});

describe.each(indexedFields(assets))('sorted by %s', (field) => {
  const index = `assets_by_${field} (_organization=?`;
  const after: Position = { values: [example[assets.fields[field]!]], id };
  const at_null: Position = { values: [null], id };
  const begin = `${index} AND ${field}>?)`;
  const nulls = `${index} AND ${field}=?)`;

  it.each([
    ['asc', false, '>'],
    ['desc', false, '<'],
    ['asc', true, '<'],
    ['desc', true, '>'],
  ] as const)('%s, backward %j, seeks each segment', (direction, backward, sign) => {
    const sort = by(field, direction);
    const from_value = `${index} AND (${field},id)${sign}(?,?))`;
    const from_null = `${index} AND ${field}=? AND id${sign}?)`;
    expect(plans({ sort, backward })).toEqual(backward ? [[nulls], [begin]] : [[begin], [nulls]]);
    expect(plans({ sort, backward, after })).toEqual(backward ? [[from_value]] : [[from_value], [nulls]]);
    expect(plans({ sort, backward, after: at_null })).toEqual(backward ? [[from_null], [begin]] : [[from_null]]);
  });
});

describe('seeks too', () => {
  const after = { values: [created_at], id };
  const newest = by('created_at', 'desc');

  it.each<[string, Asked, string]>([
    ['by key', { sort: [], after: { values: [], id } }, 'assets_by_id (_organization=? AND id>?)'],
    [
      'by a field that all rows share',
      { sort: by('org_id'), after: { values: [id], id } },
      'assets_by_id (_organization=? AND id>?)',
    ],
    [
      'by a field that a condition holds fast',
      { sort: by('name'), conditions: [when('name', 'eq', 'a')], after: { values: ['a'], id } },
      'assets_by_name (_organization=? AND name=? AND id>?)',
    ],
    [
      'within a group, newest first',
      { sort: newest, conditions: [when('folder_id', 'eq', null)], after },
      'assets_in_folder_id (_organization=? AND folder_id=? AND (created_at,id)<(?,?))',
    ],
    [
      'to the position rather than to the bound before it',
      {
        sort: newest,
        conditions: [when('created_at', 'lt', '2027-01-01'), when('created_at', 'gte', '2025-01-01')],
        after,
      },
      'assets_by_created_at (_organization=? AND created_at>? AND (created_at,id)<(?,?))',
    ],
    [
      'to the bound where there is no position',
      { sort: newest, conditions: [when('created_at', 'lt', '2027-01-01')] },
      'assets_by_created_at (_organization=? AND created_at<?)',
    ],
    [
      'in the order asked for, not in that of a group',
      { sort: by('name'), conditions: [when('folder_id', 'eq', null)], after: { values: ['a'], id } },
      'assets_by_name (_organization=? AND (name,id)>(?,?))',
    ],
    [
      'past a list of values that many rows have',
      { sort: by('name'), conditions: [when('name', 'in', ['a', 'b'])], after: { values: ['a'], id } },
      'assets_by_name (_organization=? AND (name,id)>(?,?))',
    ],
    [
      'past the condition that many rows meet',
      { sort: newest, conditions: [when('size_bytes', 'gt', '1')], after },
      'assets_by_created_at (_organization=? AND (created_at,id)<(?,?))',
    ],
  ])('%s', (_, asked, plan) => {
    expect(plans(asked)[0]![0]).toBe(plan);
    expect(plans(asked)[0]!.join()).not.toContain('TEMP B-TREE');
  });

  it('to the rows of a condition that few meet, and sorts them', () => {
    const conditions = [when('mime_type', 'ne', 'a'), when('size_bytes', 'gt', '1'), when('name', 'like', 'a%')];
    expect(plans({ sort: newest, conditions, after, meeting: 10 })[0]).toEqual([
      'assets_by_size_bytes (_organization=? AND size_bytes>?)',
      'USE TEMP B-TREE FOR ORDER BY',
    ]);
  });

  it('to the rows with one of a few values', () => {
    const conditions = [when('name', 'in', ['a', 'b'])];
    const [first] = plans({ sort: by('name'), conditions, after: { values: ['a'], id }, meeting: 10 });
    expect(first![0]).toBe('assets_by_name (_organization=? AND name=?)');
  });

  it('by the first of several keys', () => {
    const sort = [...by('name'), ...by('size_bytes', 'desc')];
    expect(plans({ sort, after: { values: ['a', 7], id } })[0]).toEqual([
      'assets_by_name (_organization=? AND name>?)',
      'USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY',
    ]);
  });
});

describe('conditions while an index is walked', () => {
  it.each(assets.carried_fields)('on %s are tried on the index alone', (field) => {
    const conditions = [when(field, 'ne', '1'), when(field, 'in', ['2'])];
    for (const first of indexedFields(assets)) expect(readsRecords({ sort: by(first), conditions })).toBe(false);
  });

  it('on another field are tried on the record', () => {
    expect(readsRecords({ sort: by('url'), conditions: [when('name', 'like', 'a%')] })).toBe(true);
  });
});
