import { declared } from '../../../src/choices/chosen.ts';
import { narrowingQuery } from '../../acts/narrowing-query.ts';
import { walk } from '../../acts/walk.ts';
import { queryable_specs } from '../../arbitraries/lists.ts';
import { type AskedList, asked_lists, key_fields, type ListItem, large_page } from '../../models/list-items.ts';
import { orderedValues, wrongStep } from '../../models/ordering.ts';
import { ownIds } from '../../models/own-items.ts';
import { declared_codes } from '../../models/seen-choices.ts';
import { isRefused, serverError, stepsOf } from '../../models/steps.ts';
import { order_codes, readWalk } from '../../models/walk.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  operation: AskedList;
  /** A set of the suite's own, in pages that cut it; or the list as it is, as far as its first pages go. */
  narrowed: boolean;
}

const fields: Readonly<Record<AskedList, readonly string[]>> = {
  listAssets: ['name', 'size_bytes', 'created_at', 'updated_at'],
  listAssetTypes: ['name', 'created_at'],
};
const directions = ['asc', 'desc'] as const;
type Direction = (typeof directions)[number];

const small_page = 3;
const most_pages = 3;

interface Notes {
  /** The suite's own assets, in their list. */
  data?: DataSet;
}

/**
 * Each field is sorted by in both directions. Where both give one sequence, the field is not sorted by, which is
 * permitted; where they differ, each must be in order. Some field must be sorted by.
 */
export const sorts = check<Case, Notes>({
  id: 'lists/sort',
  title: 'A list comes in the order asked for, rising and falling',
  how: 'Each field is sorted by in both directions, in large pages and in small ones. A field may be refused, or make no difference; not every field.',
  clauses: ['sorting.assets-form', 'sorting.asset-types', 'sorting.order', 'lists.queryable-fields'],
  codes: {
    ...order_codes,
    'no-sort': { message: 'The list cannot be sorted by any of the fields that its items have.' },
    'not-as-declared': { ...declared_codes['not-as-declared'], clause: 'lists.queryable-fields' },
  },
  since: '0.1.0',
  operations: ['listAssets', 'listAssetTypes', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table(asked_lists.flatMap((operation) => [true, false].map((narrowed) => ({ operation, narrowed })))),
  async run(ctx, { operation, narrowed }) {
    const data = operation === 'listAssets' ? await ctx.shared('owner', queryable_specs) : undefined;
    const part = data && narrowed ? await narrowingQuery(ctx, data) : {};
    const page_size = narrowed ? small_page : large_page;
    for (const field of fields[operation]) {
      for (const direction of directions) {
        const step = `${field}-${direction}`;
        const request = { operation, query: { ...part, page_size, sort: [{ field, direction }] } };
        const from = await ctx.call('owner', request, `${step}/1`);
        if (!from.decoded?.page) continue;
        const end = narrowed ? { ...(data && { until: ownIds(data) }) } : { max_pages: most_pages };
        await walk(ctx, { caller: 'owner', request, step, from, ...end });
      }
    }
    return data ? { data } : {};
  },
  control: (evidence) => serverError(evidence) ?? nothingToSort(evidence),
  judge(evidence, tally) {
    const { operation } = evidence.case;
    const sorted = sortedBy(evidence);
    if (hasNone(operation, sorted)) return judgeNoSort(evidence, sorted, tally);
    return sorted.flatMap((one) =>
      one.effect === 'some'
        ? judgeDirections(operation, one, tally)
        : judgeOffered(evidence.facts, operation, one, tally),
    );
  },
  observe(evidence) {
    const sort = sortedBy(evidence).flatMap(({ field, effect }) => (effect === 'some' ? [field] : []));
    return [{ choice: 'lists.queryable_fields', operation: evidence.case.operation, value: { sort } }];
  },
});

interface SortedField {
  field: string;
  /** `tied`: the items have no two values that every target orders alike. */
  effect: 'some' | 'none' | 'tied' | 'refused';
  pages: Record<Direction, Exchange[]>;
  items: Record<Direction, ListItem[]>;
}

function sortedBy(evidence: Evidence<Case, Notes>): SortedField[] {
  const { operation } = evidence.case;
  return fields[operation].flatMap((field) => {
    const pages = { asc: stepsOf(evidence, `${field}-asc`), desc: stepsOf(evidence, `${field}-desc`) };
    if (pages.asc.length === 0 || pages.desc.length === 0) return [];
    const items = { asc: itemsIn(evidence, pages.asc), desc: itemsIn(evidence, pages.desc) };
    const is_refused = directions.every((direction) => isRefused(pages[direction][0]));
    const effect = is_refused ? 'refused' : effectOf(items, field, key_fields[operation]!);
    return [{ field, effect, pages, items }];
  });
}

/** Of asset types the name is the text's own example: times that tie do not stand for it; names that tie leave it open. */
function hasNone(operation: AskedList, sorted: readonly SortedField[]): boolean {
  if (operation === 'listAssetTypes' && sorted.some(({ field, effect }) => field === 'name' && effect === 'tied')) {
    return false;
  }
  const told = operation === 'listAssetTypes' ? sorted.filter(({ effect }) => effect !== 'tied') : sorted;
  return told.length > 0 && told.every(({ effect }) => effect === 'none' || effect === 'refused');
}

/** Foreign items too, where the list was read as it is: their values are ordered like any. */
function itemsIn(evidence: Evidence<Case, Notes>, pages: readonly Exchange[]): ListItem[] {
  const items = readWalk(pages, 'next').pages.flatMap((page) => page.items);
  const data = evidence.notes.data;
  if (!evidence.case.narrowed || !data) return items;
  const own = new Set(ownIds(data));
  return items.filter(({ id }) => own.has(String(id)));
}

function effectOf(items: SortedField['items'], field: string, key: string): SortedField['effect'] {
  const common = (these: ListItem[], those: ListItem[]) => {
    const keys = new Set(those.map((other) => other[key]));
    return these.filter((one) => keys.has(one[key]));
  };
  const [rising, falling] = [common(items.asc, items.desc), common(items.desc, items.asc)];
  if (rising.length > 1 && rising.every((one, index) => one[key] === falling[index]?.[key])) {
    if (new Set(orderedValues(rising, field)).size > 1) return 'none';
    // Ties tell nothing where only the middle of a long list is met from both ends.
    if (rising.length === items.asc.length) return 'tied';
  }
  return directions.some((direction) => new Set(orderedValues(items[direction], field)).size > 1) ? 'some' : 'tied';
}

function judgeDirections(operation: AskedList, { field, items, pages }: SortedField, tally: Tally): Mismatch[] {
  return directions.flatMap((direction) => {
    const values = orderedValues(items[direction], field);
    tally.each(values.slice(1));
    const wrong = wrongStep(values, direction);
    if (!wrong) return [];
    return tally.broken('out-of-order', {
      at: pages[direction].at(-1),
      message: `${operation} sorted by ${field}:${direction} shows ${JSON.stringify(wrong[1])} after ${JSON.stringify(wrong[0])}`,
      expected: `${field} ${direction === 'asc' ? 'rising' : 'falling'}`,
      actual: values.slice(0, 50),
      pointer: '/items',
    });
  });
}

/** Of all the fields that have values to sort, the list is sorted by some. */
function judgeNoSort(
  { case: row, facts }: Evidence<Case, Notes>,
  sorted: readonly SortedField[],
  tally: Tally,
): Mismatch[] {
  const { operation, narrowed } = row;
  // A sort may be refused beside a filter; by itself it is asked for in the other case.
  if (narrowed && sorted.every(({ effect }) => effect === 'refused')) return [];
  tally.each(sorted);
  const offered = declared(facts.choices, 'lists.queryable_fields', operation)?.sort;
  if (Array.isArray(offered) && !offered.some((field) => fields[operation].includes(field))) return [];
  return tally.broken('no-sort', {
    at: sorted[0]?.pages.asc[0],
    clause: operation === 'listAssets' ? 'sorting.assets-form' : 'sorting.asset-types',
    message: `${operation} cannot be sorted by any of ${fields[operation].join(', ')}`,
    expected: 'a list that can be sorted by some field',
    actual: Object.fromEntries(sorted.map(({ field, effect }) => [field, effect])),
  });
}

/** A sort is not ignored by a field that the target file names, or where it says that unknown ones are refused. */
function judgeOffered(
  facts: Facts,
  operation: AskedList,
  { field, effect, pages }: SortedField,
  tally: Tally,
): Mismatch[] {
  const named = declared(facts.choices, 'lists.queryable_fields', operation)?.sort;
  const promised = named === 'scalars' || (Array.isArray(named) && named.includes(field));
  const refuses = declared(facts.choices, 'lists.unknown_sort', operation) === 'refused';
  if (effect === 'tied') return [];
  return tally.holds(!promised && !(refuses && effect === 'none'), 'not-as-declared', {
    at: pages.asc[0],
    message: `by the target file ${operation} can be sorted by ${field}, or refuses to be; the sort has no such effect`,
    expected: promised ? `${field} rising or falling` : 'a refusal, or the order asked for',
    actual: effect,
  });
}

/** Too few values for an order, in every field. */
function nothingToSort(evidence: Evidence<Case, Notes>) {
  const sorted = sortedBy(evidence);
  if (sorted.some(({ effect }) => effect !== 'tied')) return undefined;
  const reason = 'in no field have the items two values that every target orders alike';
  return { verdict: 'not-claimed' as const, reason };
}
