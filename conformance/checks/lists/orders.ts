import { isOther } from '../../../src/choices/choices-document.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { walk } from '../../acts/walk.ts';
import { mixed_case_specs, queryable_specs } from '../../arbitraries/lists.ts';
import type { ListItem } from '../../models/list-items.ts';
import { orderedValues, wrongStep } from '../../models/ordering.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { sizeQuery } from '../../models/page-sizes.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { serverError, stepsOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import type { Evidence } from '../../suite/evidence.ts';
import { stopLacking } from '../../suite/lacking.ts';

interface Case {
  of: 'default' | 'text' | 'ties' | 'nulls';
}

const keys = ['lists.default_order', 'lists.text_order', 'lists.tie_break', 'lists.null_order'] as const;
const directions = ['asc', 'desc'] as const;
/** Times that items of a batch under way may lack. */
const unset_fields = ['started_at', 'completed_at'] as const;
const page_size = 200;

interface Notes {
  /** The set that was sorted, where one was. */
  data?: DataSet;
}

/** Open: the order of a list that nobody sorted, of texts, of ties, and of items without a value. */
export const orders = check<Case, Notes>({
  id: 'lists/orders',
  title: 'What is left open about the order of a list is as the target declares',
  how: 'A list is read unsorted, and sorted by names of mixed case, by sizes that tie, and, for items of a running batch, by times that some lack.',
  clauses: keys.map(clauseOfChoice),
  codes: declared_codes,
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table<Case>([{ of: 'default' }, { of: 'text' }, { of: 'ties' }, { of: 'nulls' }]),
  async run(ctx, { of }) {
    const caller = 'owner' as const;
    if (of === 'default') {
      await ctx.call(caller, { operation: 'listAssets', query: { page_size } }, 'unsorted/1');
      return {};
    }
    if (of === 'nulls') {
      if (!ctx.facts.operations.includes('listBatchItems'))
        ctx.stop('not-claimed', 'the target does not claim batches');
      const batch_id = ctx.facts.fixtures?.batches?.running?.id;
      if (batch_id === undefined) return stopLacking(ctx, 'fixtures.batches.running, whose items lack some times');
      for (const field of unset_fields) {
        for (const direction of directions) {
          const query = { ...sizeQuery(ctx.facts, 'listBatchItems', page_size), sort: [{ field, direction }] };
          const request = { operation: 'listBatchItems' as const, path: { batch_id }, query };
          await walk(ctx, { caller, request, step: `${field}-${direction}`, max_pages: 6 });
        }
      }
      return {};
    }
    const data = await ctx.data.shared(caller, of === 'text' ? mixed_case_specs : queryable_specs);
    for (const direction of directions) {
      const sort = [{ field: of === 'text' ? 'name' : 'size_bytes', direction }];
      const request = { operation: 'listAssets' as const, query: { ...ownQuery(data), page_size, sort } };
      await walk(ctx, { caller, request, step: direction, until: ownIds(data), max_pages: 8 });
    }
    return { data };
  },
  control: (evidence) => serverError(evidence),
  judge: (evidence, tally) => judgeSeen(evidence, seenOrder(evidence), tally),
  observe: (evidence) => observeSeen(seenOrder(evidence)),
});

function itemsOf(evidence: Evidence<Case, Notes>, step: string): ListItem[] {
  const items = stepsOf(evidence, step).flatMap(({ decoded }) => decoded?.page?.items ?? []);
  const data = evidence.notes.data;
  const own = new Set(data ? ownIds(data) : []);
  return data ? items.filter(({ id }) => own.has(String(id))) : items;
}

function seenOrder(evidence: Evidence<Case, Notes>): SeenChoice[] {
  const exchange = evidence.exchanges.findLast(({ step }) => /^(unsorted|(.*_at-)?(asc|desc))\//.test(step));
  const seen = { default: seenDefault, text: seenText, ties: seenTies, nulls: seenNulls }[evidence.case.of](evidence);
  return seen.map((one) => ({ exchange, but: `the list is in another order`, ...one }));
}

type Part = Omit<SeenChoice, 'exchange' | 'but'>;

/** One of the usual orders that the page is in; a declared one must be kept. */
function seenDefault(evidence: Evidence<Case, Notes>): Part[] {
  const items = itemsOf(evidence, 'unsorted');
  const isIn = ({ field, direction }: { field: string; direction: 'asc' | 'desc' }) => {
    const values = orderedValues(items, field);
    return new Set(values).size < 3 ? undefined : wrongStep(values, direction) === undefined;
  };
  const fields = ['created_at', 'name', 'updated_at', 'size_bytes'];
  const usual = fields.flatMap((field) => directions.map((direction) => ({ field, direction })));
  const agrees = (declared: unknown) => isIn(declared as { field: string; direction: 'asc' | 'desc' }) !== false;
  const declared = chosen(evidence.facts.choices, 'lists.default_order', 'listAssets');
  const is_broken = declared !== undefined && !isOther(declared) && !agrees(declared);
  const value = usual.find((one) => isIn(one) === true) ?? (is_broken ? 'another' : undefined);
  return [{ key: 'lists.default_order', value, agrees }];
}

function seenText(evidence: Evidence<Case, Notes>): Part[] {
  const [rising, falling] = directions.map((direction) => itemsOf(evidence, direction).map(({ name }) => String(name)));
  if (rising!.length < 4 || rising!.join() !== falling!.toReversed().join()) return [];
  const folded = rising!.map((name) => name.toLowerCase());
  const value = isRising(rising!) ? 'code_point' : isRising(folded) ? 'case_insensitive' : undefined;
  return [{ key: 'lists.text_order', value }];
}

function isRising(texts: readonly string[]): boolean {
  return texts.every((text, index) => index === 0 || texts[index - 1]! <= text);
}

/** In each direction, how the ids of items of one size stand. */
function seenTies(evidence: Evidence<Case, Notes>): Part[] {
  const [rising, falling] = directions.map((direction) => tieDirection(evidence, direction));
  return [{ key: 'lists.tie_break', value: tie_breaks[`${rising} ${falling}`] }];
}

const tie_breaks: { readonly [ways: string]: string } = {
  'asc asc': 'ascending',
  'asc desc': 'with_sort',
  'desc asc': 'against_sort',
};

function tieDirection(evidence: Evidence<Case, Notes>, direction: 'asc' | 'desc'): 'asc' | 'desc' | undefined {
  const items = itemsOf(evidence, direction);
  const sizes = items.map(({ size_bytes }) => Number(size_bytes));
  if (new Set(sizes).size < 2 || wrongStep(sizes, direction)) return undefined;
  const groups = [...Map.groupBy(items, ({ size_bytes }) => size_bytes).values()].filter((group) => group.length > 1);
  const ids = groups.map((group) => group.map(({ id }) => String(id).toLowerCase()));
  return directions.find((way) => ids.length > 0 && ids.every((group) => wrongStep(group, way) === undefined));
}

function seenNulls(evidence: Evidence<Case, Notes>): Part[] {
  const values = unset_fields.map((field) => {
    const ends = directions.map((direction) => nullEnd(itemsOf(evidence, `${field}-${direction}`), field, direction));
    return null_orders[ends.join(' ')];
  });
  return [{ key: 'lists.null_order', value: values.find((value) => value !== undefined) }];
}

const null_orders: { readonly [ends: string]: string } = {
  'last last': 'last',
  'first first': 'first',
  'first last': 'lowest',
  'last first': 'highest',
};

/** The end at which the items without a value stand, among those with one. */
function nullEnd(items: readonly ListItem[], field: string, direction: 'asc' | 'desc'): 'first' | 'last' | undefined {
  const times = orderedValues(items, field);
  // Otherwise the list need not have been sorted at all.
  if (new Set(times).size < 2 || wrongStep(times, direction)) return undefined;
  const has = items.map((item) => isSet(item[field]));
  if (!has.includes(true) || !has.includes(false)) return undefined;
  const changes = has.filter((one, index) => index > 0 && one !== has[index - 1]).length;
  if (changes !== 1) return undefined;
  return has[0] ? 'last' : 'first';
}
