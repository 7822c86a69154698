import type { CanonicalQuery, Condition } from '../../../src/choices/canonical.ts';
import { batchOf, itemRequest, itemsRequest, pageSizeQuery, readAll, unusedId } from '../../acts/finished-batch.ts';
import { walk } from '../../acts/walk.ts';
import { type BatchItem, differences, item_fields, unreadList } from '../../models/batch-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

const both = ['listBatchItems', 'getBatchItem'] as const;
const projected = ['id', 'status_code'];
/** Ways to ask by an id that is not that of the path. */
const keeping_out: readonly Case['way'][] = ['another-id', 'another-id-embedded', 'unknown-id'];

interface Case {
  /** The query beside the id. */
  way:
    | 'plain'
    | 'embed'
    | 'fields'
    | 'another-id'
    | 'another-id-embedded'
    | 'unknown-id'
    | 'another-value'
    | 'another-value-first'
    | 'another-value-alone';
}

/** Ways to ask by another value than the item has, with its id before, behind or not at all. */
const apart_ways = ['another-value', 'another-value-first', 'another-value-alone'] as const;

function isApart(way: Case['way']): boolean {
  return apart_ways.some((one) => one === way);
}

interface Notes {
  /** Of the item, where it could be told. */
  id?: string;
}

/**
 * The read of one item with some query, and the list under `id.eq:` with the same query and one item to a page. A query
 * that keeps the item out is refused on the one, and leaves the other empty.
 */
export const batchItemAsList = check<Case, Notes>({
  id: 'batches/item-as-list',
  title: 'The read of one batch item gives what the list gives under the filter id.eq, one item to a page',
  how: 'Both are asked with the same embed, projection or filter. The read must show the item as the list does, and be refused where a filter keeps it out.',
  clauses: ['batches.item-read-as-list', 'batches.item-not-found-refused'],
  codes: {
    'list-empty': {
      clause: 'batches.item-read-as-list',
      message: 'The list of a batch is empty under the filter id.eq with the id of one of its items.',
    },
    'read-refused': {
      clause: 'batches.item-read-as-list',
      message: 'The read of one batch item is refused with a query under which the list shows the item.',
    },
    'read-unlike-list': {
      clause: 'batches.item-read-as-list',
      message: 'The read of one batch item shows another value than the list with the same query.',
    },
    'filtered-out-and-read': {
      clause: 'batches.item-not-found-refused',
      message: 'An item is read although the filter of the request asks for another one.',
    },
  },
  since: '0.1.0',
  operations: both,
  needs: { principals: ['owner'] },
  cases: (facts) =>
    table<Case>([
      { way: 'plain' },
      { way: 'embed' },
      ...(projected.every((field) => isOfferedOnBoth(facts, 'project', field)) ? [{ way: 'fields' } as const] : []),
      ...keeping_out.map((way) => ({ way })),
      ...(filteredBy(facts).length > 0 ? apart_ways.map((way) => ({ way })) : []),
    ]),
  async run(ctx, { way }) {
    if (!isOfferedOnBoth(ctx.facts, 'filter', 'id')) {
      ctx.stop(
        'not-claimed',
        'the target file does not name the id among the fields to filter batch items by, as the specification permits',
      );
    }
    const batch_id = batchOf(ctx, 'finished');
    const items = await ctx.once('items that are read one by one', () => readAll(ctx, batch_id));
    const [other, id] = items.slice(-2).map((item) => item.id);
    if (typeof id !== 'string' || typeof other !== 'string') return {};
    const apart = isApart(way) ? conditionApart(ctx.facts, items, id) : undefined;
    if (isApart(way) && !apart)
      ctx.stop('not-claimed', 'all items of the batch have equal values in the fields that can be filtered by');
    const own = { field: 'id', operator: 'eq', value: id } as const;
    const query = apart ? { filter: conditionsOf(way, own, apart) } : queryOf(way, { id, other });
    // A filter that says the same twice, or contradicts itself, is met by the read alone.
    const { filter: _, ...rest } = query;
    const request = itemsRequest(batch_id, {
      ...rest,
      filter: apart ? conditionsOf(way === 'another-value-first' ? way : 'another-value', own, apart) : [own],
      ...pageSizeQuery(ctx.facts, 1),
    });
    const first = await ctx.call('owner', request, 'list/1');
    // Pages may be empty before the end.
    if (first.decoded?.page) {
      await walk(ctx, { caller: 'owner', request, step: 'list', from: first, filled_pages: 1, max_pages: 4 });
    }
    await ctx.once(`item ${id} without a query`, () => ctx.call('owner', itemRequest(batch_id, id), 'control'));
    await ctx.call('owner', itemRequest(batch_id, id, query), 'read');
    return { id };
  },
  control(evidence) {
    const control = exchangeAt(evidence, 'control');
    const unread = isSuccess(control)
      ? undefined
      : `the item is not read without a query either (${statusOf(control)})`;
    const passed_over: Stop = { verdict: 'not-claimed', reason: 'the list does not filter by two conditions at once' };
    const open = isApart(evidence.case.way) && !isListedEmpty(evidence) ? passed_over : undefined;
    return serverError(evidence) ?? unreadList(evidence, 2) ?? unread ?? open;
  },
  judge(evidence, tally) {
    const { way } = evidence.case;
    if (isApart(way)) return isListedEmpty(evidence) ? judgeKeptOut(evidence, tally) : [];
    return keeping_out.includes(way) ? judgeKeptOut(evidence, tally) : judgeSame(evidence, tally);
  },
});

/** Unless the target file leaves the field out, of either operation. */
function isOfferedOnBoth(facts: Facts, use: 'filter' | 'project', field: string): boolean {
  return both.every((operation) => isOffered(facts, use, field, operation));
}

/** Fields other than the id in which items of one batch differ. */
function filteredBy(facts: Facts): string[] {
  return ['sequence_index', 'run_id', 'client_ref'].filter((field) => isOfferedOnBoth(facts, 'filter', field));
}

/** A condition that another item meets, and this one does not. */
function conditionApart(facts: Facts, items: readonly BatchItem[], id: string): Condition | undefined {
  const item = items.find((one) => one.id === id);
  const found = filteredBy(facts).flatMap((field) => {
    const value = items
      .map((one) => one[field])
      .find((one) => isSet(one) && isSet(item?.[field]) && one !== item?.[field]);
    return typeof value === 'string' || typeof value === 'number'
      ? [{ field, operator: 'eq', value: String(value) } as const]
      : [];
  });
  return found[0];
}

/** Tells whether the list answers the two conditions with no item at all. */
function isListedEmpty(evidence: Evidence<Case, Notes>): boolean {
  const pages = evidence.exchanges.filter(({ step }) => step.startsWith('list/'));
  return pages.length > 0 && pages.every(({ decoded }) => decoded?.page?.items.length === 0);
}

function conditionsOf(way: Case['way'], own: Condition, apart: Condition): Condition[] {
  if (way === 'another-value-alone') return [apart];
  return way === 'another-value-first' ? [apart, own] : [own, apart];
}

function queryOf(way: Case['way'], { id, other }: { id: string; other: string }): CanonicalQuery {
  const ways: Readonly<Record<Case['way'], CanonicalQuery>> = {
    plain: {},
    embed: { embed: ['run'] },
    fields: { fields: projected },
    'another-value': {},
    'another-value-first': {},
    'another-value-alone': {},
    'another-id': { filter: [{ field: 'id', operator: 'eq', value: other }] },
    'another-id-embedded': { embed: ['run'], filter: [{ field: 'id', operator: 'eq', value: other }] },
    'unknown-id': { filter: [{ field: 'id', operator: 'eq', value: unusedId(id) }] },
  };
  return ways[way];
}

/** The item that the list shows under its id, on its first page that shows anything. */
function listedItem(evidence: Evidence<Case, Notes>): BatchItem | undefined {
  return evidence.exchanges
    .filter(({ step }) => step.startsWith('list/'))
    .flatMap(({ decoded }) => decoded?.page?.items ?? [])[0];
}

function judgeSame(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [list, read] = [evidence.exchanges.find(({ step }) => step === 'list/1'), exchangeAt(evidence, 'read')];
  const { way } = evidence.case;
  if (isRefused(list)) return [];
  const item = listedItem(evidence);
  if (!item) return tally.broken('list-empty', { at: list, expected: evidence.notes.id, actual: [] });
  if (tally.compared(isRefused(read))) {
    return tally.holds(!isMet(way, item), 'read-refused', { at: read, expected: 'the item', actual: statusOf(read) });
  }
  const record = read?.decoded?.record ?? {};
  const [field] = [
    ...differences(item, record, item_fields),
    ...(isSet(item.run) === isSet(record.run) ? [] : ['run']),
  ];
  if (field === undefined) return [];
  return tally.broken('read-unlike-list', {
    at: read,
    message: `the read of one batch item shows another ${field} than the list with the same query under id.eq`,
    expected: item[field] ?? null,
    actual: record[field] ?? null,
    pointer: `/${field}`,
  });
}

/** Tells whether the list did what it was asked: one that passes over a query does not promise it for the read. */
function isMet(way: Case['way'], item: BatchItem): boolean {
  return way !== 'fields' || (isSet(item.status_code) && !isSet(item.batch_id) && !isSet(item.sequence_index));
}

/** Neither the other item, nor this one as if no filter had been asked for. */
function judgeKeptOut(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const read = exchangeAt(evidence, 'read');
  const actual = { id: read?.decoded?.record?.id };
  return tally.holds(!isSuccess(read), 'filtered-out-and-read', { at: read, expected: 'a refusal', actual });
}
