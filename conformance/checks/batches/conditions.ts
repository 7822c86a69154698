import type { Condition } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/choices.ts';
import { batchOf, itemsRequest, readAll, readList } from '../../acts/finished-batch.ts';
import { amountOf } from '../../models/balances.ts';
import { type BatchItem, batchList, idsOf, unreadList } from '../../models/batch-items.ts';
import { strangersTo } from '../../models/filtering.ts';
import { isPlain } from '../../models/list-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { exchangeAt, isRefused, serverError } from '../../models/steps.ts';
import { instantOf } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  way: 'three' | 'range' | 'time' | 'amount';
}

interface Notes {
  /** Three that one item meets, or the two ends of a range; or that of the time or the amount. */
  conditions?: readonly Condition[];
}

const article = { three: 'three', range: 'a range', time: 'a time', amount: 'an amount' } as const;

/** Seconds, or a minute, may be all that a target compares. */
const margin_ms = 60_000;
const words = ['status_code', 'client_ref', 'batch_id'] as const;
const times = ['completed_at', 'started_at', 'created_at'] as const;

/** The end of `q`: a condition behind two others, each taken beside it alone, and a value behind a colon of its own. */
export const batchConditions = check<Case, Notes>({
  id: 'batches/conditions',
  title: 'A filter of batch items is read to its end, and amounts are compared as numbers',
  how: 'A batch is filtered by three conditions, two ends of a range, a time and an amount. No others may come, and none below a time or amount be missing.',
  clauses: ['filtering.only-matching', 'filtering.all-matching'],
  codes: {
    'range-end-lost': {
      clause: 'filtering.only-matching',
      message: 'A filter by both ends of a range shows items beyond one of them, and by each end alone none.',
    },
    'condition-lost-among-three': {
      clause: 'filtering.only-matching',
      message: 'A filter by three conditions shows items that do not meet all of them, and by two of them none.',
    },
    'earlier-missing': {
      clause: 'filtering.all-matching',
      message: 'Batch items filtered by a time lack some that have an earlier one.',
    },
    'cheaper-missing': {
      clause: 'filtering.all-matching',
      message: 'Batch items filtered by an amount lack some that cost less.',
    },
  },
  since: '0.1.0',
  operations: ['listBatchItems'],
  needs: { principals: ['owner'] },
  cases: () => table<Case>([{ way: 'three' }, { way: 'range' }, { way: 'time' }, { way: 'amount' }]),
  async run(ctx, { way }) {
    const batch_id = batchOf(ctx, 'finished');
    const items = await readAll(ctx, batch_id);
    if (way === 'range') return askForRange(ctx, batch_id, items);
    if (way !== 'three') {
      const condition = (way === 'time' ? timeCondition : amountCondition)(ctx.facts, items);
      if (!condition) {
        return ctx.stop('not-claimed', `no filter by what lies below some ${way} is offered, or can be seen`);
      }
      await readList(ctx, batch_id, { filter: [condition] }, 'before');
      return { conditions: [condition] };
    }
    const conditions = threeConditions(ctx.facts, items);
    if (!conditions) return ctx.stop('not-claimed', 'no two items of the batch are alike in two fields to filter by');
    const [one, other, third] = conditions;
    await ctx.call('owner', itemsRequest(batch_id, { filter: [one, third] }), 'one/1');
    await ctx.call('owner', itemsRequest(batch_id, { filter: [other, third] }), 'other/1');
    await ctx.call('owner', itemsRequest(batch_id, { filter: conditions }), 'three/1');
    return { conditions };
  },
  control(evidence) {
    const unread = serverError(evidence) ?? unreadList(evidence, 2);
    const { way } = evidence.case;
    if (way === 'range') return unread ?? withoutRange(evidence);
    return unread ?? (way === 'three' ? withoutThree(evidence) : unreadBelow(evidence));
  },
  judge(evidence, tally) {
    const { way } = evidence.case;
    return way === 'range' || way === 'three' ? judgeTogether(evidence, way, tally) : judgeBelow(evidence, tally);
  },
});

async function askForRange(ctx: CheckContext, batch_id: string, items: readonly BatchItem[]): Promise<Notes> {
  const range = rangeConditions(ctx.facts, items);
  if (!range) return ctx.stop('not-claimed', 'no range of places is offered to filter by, or there are too few items');
  const [from, below] = range;
  await ctx.call('owner', itemsRequest(batch_id, { filter: [from] }), 'from/1');
  await ctx.call('owner', itemsRequest(batch_id, { filter: [below] }), 'below/1');
  await ctx.call('owner', itemsRequest(batch_id, { filter: range }), 'range/1');
  return { conditions: range };
}

/** From the second place to the last but one. */
function rangeConditions(facts: Facts, items: readonly BatchItem[]): [Condition, Condition] | undefined {
  const field = 'sequence_index';
  const { gte, lt } = chosen(facts.choices, 'lists.operators', 'listBatchItems') ?? {};
  if (gte === undefined || lt === undefined || !isOffered(facts, 'filter', field, 'listBatchItems')) return undefined;
  const places = items.flatMap(({ sequence_index }) => (typeof sequence_index === 'number' ? [sequence_index] : []));
  const [, second, ...others] = [...new Set(places)].toSorted((one, other) => one - other);
  const last = others.at(-1);
  if (second === undefined || last === undefined) return undefined;
  return [
    { field, operator: 'gte', value: String(second) },
    { field, operator: 'lt', value: String(last) },
  ];
}

/** The third is met by an item, and not by another that is like it in the first two. */
function threeConditions(facts: Facts, items: readonly BatchItem[]): [Condition, Condition, Condition] | undefined {
  const isFilter = (field: string) => isOffered(facts, 'filter', field, 'listBatchItems');
  const offered = words.filter(isFilter);
  const third = ['id', 'sequence_index'].find(isFilter);
  if (third === undefined) return undefined;
  const found = items.flatMap((item, place) =>
    items.slice(place + 1).flatMap((like) => {
      const alike = offered.filter((field) => isPlain(item[field]) && item[field] === like[field]);
      return alike.length < 2 ? [] : [{ item, fields: [...alike.slice(0, 2), third] }];
    }),
  )[0];
  const [one, other, last] = (found?.fields ?? []).map(
    (field): Condition => ({ field, operator: 'eq', value: String(found!.item[field]) }),
  );
  return one && other && last ? [one, other, last] : undefined;
}

/**
 * The end of the hour in which the last of the items has its time: whatever a target rounds to, all of them lie before
 * it, and what is left of it before its first colon is no later than any of them.
 */
function timeCondition(facts: Facts, items: readonly BatchItem[]): Condition | undefined {
  if (chosen(facts.choices, 'lists.operators', 'listBatchItems')?.lt === undefined) return undefined;
  const field = times.find((one) => isOffered(facts, 'filter', one, 'listBatchItems') && lastTime(items, one));
  const last = field && lastTime(items, field);
  const value = last?.replace(/(T\d\d):\d\d:\d\d/, '$1:59:59');
  return field && value && instantOf(value) - instantOf(last) > margin_ms
    ? { field, operator: 'lt', value }
    : undefined;
}

/** The greatest amount of the items, where others are below it. */
function amountCondition(facts: Facts, items: readonly BatchItem[]): Condition | undefined {
  if (chosen(facts.choices, 'lists.operators', 'listBatchItems')?.lt === undefined) return undefined;
  const amounts = items.flatMap(({ cost }) => amountOf(cost) ?? []);
  if (!isOffered(facts, 'filter', 'cost', 'listBatchItems') || new Set(amounts).size < 2) return undefined;
  return { field: 'cost', operator: 'lt', value: String(Math.max(...amounts)) };
}

function lastTime(items: readonly BatchItem[], field: string): string | undefined {
  const shown = items.map((item) => item[field]).filter((time) => typeof time === 'string');
  return shown
    .filter((time) => !Number.isNaN(instantOf(time)))
    .toSorted((a, b) => instantOf(a) - instantOf(b))
    .at(-1);
}

/** All that is shown meets the conditions that are there. */
function isTaken(evidence: Evidence<Case, Notes>, step: string, ...wanted: (Condition | undefined)[]): boolean {
  const { items } = batchList(evidence, step);
  const conditions = wanted.filter((each) => each !== undefined);
  return items.length > 0 && strangersTo(items, conditions).length === 0;
}

function withoutRange(evidence: Evidence<Case, Notes>): Stop | undefined {
  const [from, below] = evidence.notes.conditions ?? [];
  const are_taken = isTaken(evidence, 'from', from) && isTaken(evidence, 'below', below);
  if (are_taken && !isRefused(exchangeAt(evidence, 'range/1'))) return undefined;
  return { verdict: 'not-claimed', reason: 'the target does not take both ends of a range, each or together' };
}

/** Two conditions must be met together, whichever of the first two stands beside the third. */
function withoutThree(evidence: Evidence<Case, Notes>): Stop | undefined {
  const [one, other, third] = evidence.notes.conditions ?? [];
  const are_taken = isTaken(evidence, 'one', one, third) && isTaken(evidence, 'other', other, third);
  if (are_taken && !isRefused(exchangeAt(evidence, 'three/1'))) return undefined;
  return { verdict: 'not-claimed', reason: 'the target does not take so many of these conditions at once' };
}

function unreadBelow(evidence: Evidence<Case, Notes>): string | undefined {
  const { ended } = batchList(evidence, 'before').walk;
  return ended === 'end' ? undefined : `the list filtered by ${article[evidence.case.way]} was not read to its end`;
}

/** The list by all conditions shows no items that do not meet them. */
function judgeTogether(evidence: Evidence<Case, Notes>, step: 'range' | 'three', tally: Tally): Mismatch[] {
  const { walk, items } = batchList(evidence, step);
  const conditions = evidence.notes.conditions ?? [];
  const strangers = strangersTo(tally.each(items), conditions).slice(0, 3);
  if (strangers.length === 0) return [];
  const where = { at: walk.pages[0]?.exchange, expected: conditions, pointer: '/items' };
  if (step === 'three') return tally.broken('condition-lost-among-three', { ...where, actual: idsOf(strangers) });
  return tally.broken('range-end-lost', { ...where, actual: strangers.map(({ sequence_index }) => sequence_index) });
}

/** One that passes over the filter shows them all too, which is permitted. */
function judgeBelow(evidence: Evidence<Case, Notes>, tally: Tally): Mismatch[] {
  const [condition] = evidence.notes.conditions ?? [];
  const { walk, items } = batchList(evidence, 'before');
  if (!condition || walk.ended !== 'end') return [];
  const shown = new Set(idsOf(items));
  const { way } = evidence.case;
  const isBelow = ({ [condition.field]: value }: BatchItem) =>
    way === 'time' ? !Number.isNaN(instantOf(value)) : (amountOf(value) ?? Number.NaN) < amountOf(condition.value)!;
  const missing = batchList(evidence, 'all')
    .items.filter(isBelow)
    .filter((item) => tally.compared(!shown.has(String(item.id))));
  if (missing.length === 0) return [];
  return tally.broken(way === 'time' ? 'earlier-missing' : 'cheaper-missing', {
    at: walk.pages.at(-1)?.exchange,
    message: `the batch items with a ${condition.field} below ${article[way]} lack some that have one`,
    expected: condition,
    actual: { missing: missing.slice(0, 3).map((item) => item[condition.field]) },
    pointer: '/items',
  });
}
