import { declared } from '../../../src/choices/chosen.ts';
import { listCheck } from '../../acts/list-check.ts';
import { walk } from '../../acts/walk.ts';
import { keyField, keysOn, type ListItem } from '../../models/list-items.ts';
import {
  type FoundNotes,
  foundItems,
  type ListSubject,
  type SubjectList,
  subject_lists,
} from '../../models/list-subjects.ts';
import { orderedItems, orderedValues, wrongStep } from '../../models/ordering.ts';
import { isOffered } from '../../models/queryable.ts';
import { declared_codes } from '../../models/seen-choices.ts';
import { exchangeAt, isFoundInvalid, isRefused, isSuccess, statusOf, stepsOf } from '../../models/steps.ts';
import {
  judgeComplete,
  order_codes,
  type WalkResult,
  walkCodes,
  walkResult,
  whyUnfinished,
} from '../../models/walk.ts';
import { table } from '../../suite/check.ts';
import type { Caller, CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case extends ListSubject {
  /** Items that are known, in pages that cut their list; or the list as it is, as far as its first pages go. */
  narrowed: boolean;
}

type Seen = Evidence<Case, FoundNotes>;

/** The values of the first are distinct. */
const fields: Readonly<Record<SubjectList, readonly [string, ...string[]]>> = {
  listAssets: ['name', 'size_bytes', 'created_at', 'updated_at'],
  listAssetTypes: ['name', 'created_at'],
  listBatchItems: ['sequence_index', 'created_at', 'client_ref', 'cost', 'completed_at'],
};
const clauses: Readonly<Record<SubjectList, string>> = {
  listAssets: 'sorting.assets-form',
  listAssetTypes: 'sorting.asset-types',
  listBatchItems: 'sorting.batch-form',
};
const of_all = [
  'sorting.order',
  'pagination.cursor-keeps-query',
  'pagination.first-starts-again',
  'lists.queryable-fields',
];
const of_kept = ['pagination.ties-kept', 'pagination.walk-ends', 'pagination.cursor-url-followable'];
const directions = ['asc', 'desc'] as const;
type Direction = (typeof directions)[number];

const small_page = 3;
const most_pages = 3;
/** Some of those that lead back may be empty. */
const most_back = 5;

/**
 * Each field is sorted by in both directions. Where both give one sequence, the field is not sorted by, which is
 * permitted; where they differ, each must be in order. Some field must be sorted by.
 */
export const sorts = listCheck<Case>({
  id: 'lists/sort',
  title: 'A list comes in the order asked for, rising and falling, with every item once',
  how: 'Each field is sorted by both ways, in large pages and in small ones; others than the owner sort by one. Fields may be refused, or make no difference.',
  clauses: [...of_all, ...Object.values(clauses), ...of_kept],
  codes: {
    ...order_codes,
    ...walkCodes('pagination.ties-kept'),
    'order-lost': {
      clause: 'pagination.cursor-keeps-query',
      message: 'A later page of a sorted list is out of order, and the first page is in order.',
    },
    'first-unsorted': {
      clause: 'pagination.first-starts-again',
      message: 'The first URL of the last page of a sorted list leads to a list in another order.',
    },
    'previous-unsorted': {
      clause: 'pagination.cursor-keeps-query',
      message: 'The previous URL of the last page of a sorted list does not lead to the items before it.',
    },
    'no-sort': { message: 'The list cannot be sorted by any of the fields that its items have.' },
    'refused-on-item': {
      clause: 'sorting.batch-form',
      message: 'The read of one batch item refuses sort_by, which the list takes.',
    },
    'not-as-declared': { ...declared_codes['not-as-declared'], clause: 'lists.queryable-fields' },
    'invalid-for-others': {
      clause: 'sorting.order',
      message: 'An order is invalid for somebody else than the owner, who is answered the same list without it.',
    },
  },
  since: '0.1.0',
  lists: subject_lists,
  cases: (subjects) =>
    table(
      subjects.flatMap((subject) => {
        const is_found = subject.by === 'owner' && subject.list !== 'listBatchItems';
        return (is_found ? [false, true] : [true]).map((narrowed) => ({ ...subject, narrowed }));
      }),
    ),
  async ask(ctx, subject, { request, large, items, sized, own, item }) {
    const { list, by, narrowed } = subject;
    const size = narrowed ? sized(small_page) : large;
    for (const field of fieldsOf(subject)) {
      for (const direction of directions) {
        const sort = [{ field, direction }];
        const asked = { ...request, query: { ...(narrowed && request.query), ...size, sort } };
        const step = `${field}-${direction}`;
        const from = await ctx.call(by, asked, `${step}/1`);
        if (!from.decoded?.page) continue;
        const end = narrowed ? { ...(own && { until: own }) } : { max_pages: most_pages };
        const pages = await walk(ctx, { caller: by, request: asked, step, from, ...end });
        const turns_round = narrowed && field === fields[list][0] && direction === 'asc';
        if (turns_round && pages.length > 2) await goBack(ctx, by, asked, pages.at(-1)!);
      }
    }
    const [one] = items;
    const offered = fields[list].find((field) => isOffered(ctx.facts, 'sort', field, 'getBatchItem'));
    if (by === 'owner' && item && one && offered) {
      const plain = item(String(one.id));
      await ctx.call(by, plain, 'whole-item');
      await ctx.call(by, { ...plain, query: { sort: [{ field: offered, direction: 'asc' }] } }, `item-${offered}`);
    }
  },
  control(evidence, found) {
    if (found.length > 0) return undefined;
    const nothing = nothingToSort(evidence);
    if (nothing) return nothing;
    const kept = new Set(keptOf(evidence));
    return sortedBy(evidence)
      .flatMap(({ walks }) => directions.map((direction) => whyUnfinished(walks[direction], kept)))
      .find((why) => why !== undefined);
  },
  judge(evidence, tally) {
    const sorted = sortedBy(evidence);
    if (evidence.case.by === 'owner' && hasNone(evidence.case.list, sorted))
      return judgeNoSort(evidence, sorted, tally);
    const wrong = sorted.flatMap((one) => {
      const lost = judgeLost(evidence, one, tally);
      const unlike = one.effect === 'some' ? judgeDirections(evidence, one, tally) : judgeOffered(evidence, one, tally);
      return [...unlike, ...lost];
    });
    return wrong.length > 0 ? wrong : [...judgeLed(evidence, tally), ...judgeOnItem(evidence, sorted, tally)];
  },
  covers: ({ case: { list } }) => [...of_all, clauses[list], ...(list === 'listAssetTypes' ? [] : of_kept)],
  observe(evidence) {
    const { list, by } = evidence.case;
    const sort = sortedBy(evidence).flatMap(({ field, effect }) => (effect === 'some' ? [field] : []));
    return by === 'owner' ? [{ choice: 'lists.queryable_fields', operation: list, value: { sort } }] : [];
  },
});

/** Others are asked for less: they are served by the same list. */
function fieldsOf({ list, by }: ListSubject): readonly string[] {
  return by === 'owner' ? fields[list] : fields[list].slice(0, 1);
}

/** From the last page of a sorted list to the items before it, and to the beginning. */
async function goBack(ctx: CheckContext, caller: Caller, request: RequestDraft, last: Exchange): Promise<void> {
  const { first, previous, items } = last.decoded!.page!;
  if (typeof previous === 'string') {
    const bounds = { filled_pages: items.length > 0 ? 2 : 1, max_pages: most_back };
    await walk(ctx, { caller, request, step: 'back', link: 'previous', from: last, ...bounds });
  }
  if (typeof first === 'string') await ctx.followToPage(caller, first, last, 'again/1');
}

interface SortedField {
  field: string;
  /** `tied`: the items have no two values that every target orders alike. */
  effect: 'some' | 'none' | 'tied' | 'refused';
  walks: Record<Direction, WalkResult>;
  items: Record<Direction, ListItem[]>;
}

function sortedBy(evidence: Seen): SortedField[] {
  const { list } = evidence.case;
  return fields[list].flatMap((field) => {
    const [rising, falling] = directions.map((direction) => stepsOf(evidence, `${field}-${direction}`)[0]);
    if (!rising || !falling) return [];
    const key = keyField(list);
    const of = <Value>(found: (step: string) => Value) => ({
      asc: found(`${field}-asc`),
      desc: found(`${field}-desc`),
    });
    const items = of((step) => itemsIn(evidence, step));
    const effect = isRefused(rising) && isRefused(falling) ? 'refused' : effectOf(items, field, key);
    return [{ field, effect, walks: of((step) => walkResult(evidence, step)), items }];
  });
}

/** Foreign items too, where the list was read as it is: their values are ordered like any. */
function itemsIn(evidence: Seen, step: string): ListItem[] {
  return foundItems(evidence.case.narrowed ? evidence : { ...evidence, notes: {} }, step);
}

/** Items of the suite's own, or of a batch that has ended, as far as the caller is shown them: no others stay. */
function keptOf(evidence: Seen): string[] {
  const { list, by, narrowed } = evidence.case;
  const { own } = evidence.notes;
  if (!narrowed || list === 'listAssetTypes') return [];
  return own && by !== 'human' ? [...own] : [...new Set(foundItems(evidence, 'whole').map(({ id }) => String(id)))];
}

function judgeLost(evidence: Seen, { effect, walks }: SortedField, tally: Tally): Mismatch[] {
  const kept = keptOf(evidence);
  if (effect === 'refused' || kept.length === 0) return [];
  return directions.flatMap((direction) => judgeComplete(walks[direction], kept, tally));
}

/** A field whose values tie says nothing of the others; of assets, times that tie may be all that they are sorted by. */
function hasNone(list: SubjectList, sorted: readonly SortedField[]): boolean {
  const [first] = fields[list];
  if (list === 'listAssetTypes' && sorted.some(({ field, effect }) => field === first && effect === 'tied'))
    return false;
  const told = list === 'listAssets' ? sorted : sorted.filter(({ effect }) => effect !== 'tied');
  return told.length > 0 && told.every(({ effect }) => effect === 'none' || effect === 'refused');
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

function judgeDirections(evidence: Seen, { field, items, walks }: SortedField, tally: Tally): Mismatch[] {
  const { list } = evidence.case;
  return directions.flatMap((direction) => {
    const values = orderedValues(items[direction], field);
    tally.each(values.slice(1));
    const wrong = wrongStep(values, direction);
    if (!wrong) return [];
    const { pages } = walks[direction];
    const inOrder = (these: readonly ListItem[]) => !wrongStep(orderedValues(these, field), direction);
    // If each page is in order by itself, the order holds, and not over all pages.
    const is_lost = inOrder(pages[0]!.items) && !pages.every((page) => inOrder(page.items));
    return tally.broken(is_lost ? 'order-lost' : 'out-of-order', {
      at: pages.at(-1)?.exchange,
      message: `${list} sorted by ${field}:${direction} shows ${JSON.stringify(wrong[1])} after ${JSON.stringify(wrong[0])}`,
      expected: `${field} ${direction === 'asc' ? 'rising' : 'falling'}`,
      actual: values.slice(0, 50),
      pointer: '/items',
    });
  });
}

/** Of all the fields that have values to sort, the list is sorted by some. */
function judgeNoSort({ case: row, facts }: Seen, sorted: readonly SortedField[], tally: Tally): Mismatch[] {
  const { list, narrowed } = row;
  // A sort may be refused beside a filter; by itself it is asked for in the other case.
  if (list === 'listAssets' && narrowed && sorted.every(({ effect }) => effect === 'refused')) return [];
  tally.each(sorted);
  const offered = declared(facts.choices, 'lists.queryable_fields', list)?.sort;
  // Items may have but one value in all fields that the target file names.
  const isTold = (field: string) => sorted.some((one) => one.field === field && one.effect !== 'tied');
  if (Array.isArray(offered) && !offered.some(isTold)) return [];
  return tally.broken('no-sort', {
    at: firstPage(sorted[0]),
    clause: clauses[list],
    message: `${list} cannot be sorted by any of ${fields[list].join(', ')}`,
    expected: 'a list that can be sorted by some field',
    actual: Object.fromEntries(sorted.map(({ field, effect }) => [field, effect])),
  });
}

function firstPage(sorted: SortedField | undefined): Exchange | undefined {
  return sorted?.walks.asc.pages[0]?.exchange ?? sorted?.walks.asc.refusal;
}

/**
 * A sort is not ignored by a field that the target file names, or where it says that unknown ones are refused; and what
 * it names is not invalid for others than the owner.
 */
function judgeOffered({ case: { list, by }, facts }: Seen, one: SortedField, tally: Tally): Mismatch[] {
  const { field, effect } = one;
  const named = declared(facts.choices, 'lists.queryable_fields', list)?.sort;
  const promised = named === 'scalars' || (Array.isArray(named) && named.includes(field));
  const refuses = declared(facts.choices, 'lists.unknown_sort', list) === 'refused';
  const at = firstPage(one);
  if (effect === 'tied') return [];
  if (effect === 'refused' && by !== 'owner') {
    return tally.holds(!promised || !isFoundInvalid(at), 'invalid-for-others', {
      at,
      message: `${list} sorted by ${field} is invalid for somebody else than the owner, who is answered the same list without`,
      expected: 'a page',
      actual: statusOf(at),
    });
  }
  return tally.holds(!promised && !(refuses && effect === 'none'), 'not-as-declared', {
    at,
    message: `by the target file ${list} can be sorted by ${field}, or refuses to be; the sort has no such effect`,
    expected: promised ? `${field} rising or falling` : 'a refusal, or the order asked for',
    actual: effect,
  });
}

/**
 * In a list that came in order, `first` of the last page leads to its beginning, and `previous` to the items right before
 * that page. The length of the pages, and the order within one that is reached backwards, are open.
 */
function judgeLed(evidence: Seen, tally: Tally): Mismatch[] {
  const [field] = fields[evidence.case.list];
  const rising = walkResult(evidence, `${field}-asc`);
  const last = rising.pages.findLast((page) => page.ids.length > 0);
  const ids = rising.pages.flatMap((page) => page.ids);
  const values = new Set(
    orderedItems(
      rising.pages.flatMap(({ items }) => items),
      field,
    ).map(({ value }) => value),
  );
  if (rising.ended !== 'end' || !last || values.size < ids.length) return [];
  const expected = `${field} rising`;
  const again = exchangeAt(evidence, 'again/1');
  const begun = again ? keysOn(again) : [];
  if (again && tally.compared(begun.join() !== ids.slice(0, begun.length).join())) {
    return tally.broken('first-unsorted', { at: again, expected, actual: begun, pointer: '/first' });
  }
  const back = stepsOf(evidence, 'back');
  const found =
    back.find((page) => keysOn(page).length > 0) ?? back.find(({ decoded }) => decoded?.page?.previous === null);
  if (!found) return [];
  const before = keysOn(found);
  // An empty last page has that one before it.
  const end = rising.pages.at(-1) === last ? ids.indexOf(last.ids[0]!) : ids.length;
  const wanted = ids.slice(Math.max(0, end - before.length), end);
  const is_before = before.length > 0 && before.toSorted().join() === wanted.toSorted().join();
  const there = { expected, actual: before, pointer: '/previous' };
  return tally.holds(is_before, 'previous-unsorted', { at: found, ...there });
}

/** The read of one item takes what its list takes, though there is nothing to sort. */
function judgeOnItem(evidence: Seen, sorted: readonly SortedField[], tally: Tally): Mismatch[] {
  const taken = sorted.filter(({ effect }) => effect === 'some');
  const at = taken.map(({ field }) => exchangeAt(evidence, `item-${field}`)).find((one) => one !== undefined);
  if (!at || !isSuccess(exchangeAt(evidence, 'whole-item'))) return [];
  const values = { expected: 'the item', actual: statusOf(at) };
  return tally.holds(!isRefused(at), 'refused-on-item', { at, ...values });
}

/** Too few values for an order, in every field. */
function nothingToSort(evidence: Seen) {
  const sorted = sortedBy(evidence);
  const is_taken = ({ effect }: SortedField) =>
    effect === 'some' || (evidence.case.by === 'owner' && effect !== 'tied');
  if (sorted.some(is_taken)) return undefined;
  const reason = 'in no field have the items two values that every target orders alike';
  return { verdict: 'not-claimed' as const, reason };
}
