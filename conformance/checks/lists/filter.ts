import { declared } from '../../../src/choices/chosen.ts';
import { askFilter } from '../../acts/ask-filter.ts';
import { readWhole } from '../../acts/whole-lists.ts';
import {
  type Effect,
  effectOf,
  type FilterResult,
  filter_codes,
  filterResult,
  judgeFiltered,
  type SentFilter,
} from '../../models/filtering.ts';
import {
  type AskedList,
  asked_lists,
  key_fields,
  type ListItem,
  plainValues,
  unreadWhole,
  type WholeNotes,
  wholeList,
} from '../../models/list-items.ts';
import { isOffered } from '../../models/queryable.ts';
import { declared_codes } from '../../models/seen-choices.ts';
import { serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  operation: AskedList;
}

/** Fields whose values are known, and that every equality compares alike. */
const judged_fields: Readonly<Record<AskedList, readonly string[]>> = {
  listAssets: ['name', 'size_bytes', 'id', 'mime_type'],
  listAssetTypes: ['name'],
};
/** Asked for too where none of those can be: the list takes a filter if it takes one by any field. */
const other_fields: Readonly<Record<AskedList, readonly string[]>> = {
  listAssets: ['org_id', 'created_by', 'asset_type', 'source_type', 'blob_key', 'created_at', 'updated_at'],
  listAssetTypes: ['created_at'],
};
const most_values = 4;
const nobodys_name: SentFilter = {
  step: 'nobodys-name',
  conditions: [{ field: 'name', operator: 'eq', value: 'nobodysname' }],
};
/** Begins the steps that ask for names in other scripts. */
const script_steps = 'eq-script-';

interface Notes extends WholeNotes {
  asked?: readonly SentFilter[];
}

/**
 * Every filter "field equals value" gives those of the list's items that have the value, and no others. A field may be
 * refused, or ignored whatever its value; not all of them.
 */
export const filters = check<Case, Notes>({
  id: 'lists/filter',
  title: 'A filter gives all items that have the value asked for, and no others',
  how: 'Each field is asked for values that items have, some in other scripts. A field may be refused or ignored, but then for every value, and not every field.',
  clauses: [
    'filtering.assets',
    'filtering.asset-types',
    'filtering.all-matching',
    'filtering.only-matching',
    'lists.queryable-fields',
  ],
  codes: {
    ...filter_codes,
    'no-filter': { message: 'No filter has an effect on the list, by whichever field its items are asked for.' },
    'not-as-declared': { ...declared_codes['not-as-declared'], clause: 'lists.queryable-fields' },
  },
  since: '0.1.0',
  operations: ['listAssets', 'listAssetTypes', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table(asked_lists.map((operation) => ({ operation }))),
  async run(ctx, { operation }) {
    const { own, notes } = await readWhole(ctx, operation);
    const asked: SentFilter[] = [];
    const askFor = async (fields: readonly string[], most: number) => {
      for (const one of fields.flatMap((field) => askingsOf(own, field).slice(0, most))) {
        asked.push(one);
        await askFilter(ctx, operation, one, own);
      }
    };
    await askFor(judged_fields[operation], most_values);
    for (const one of otherScripts(own)) {
      asked.push(one);
      await askFilter(ctx, operation, one, own);
    }
    await askFor(other_fields[operation], 1);
    // A list that holds nothing is a list like any other: the checks of answers look at it.
    await askFilter(ctx, operation, nobodys_name, own);
    return { ...notes, asked };
  },
  control: (evidence) =>
    serverError(evidence) ?? unreadWhole(evidence, evidence.case.operation) ?? nothingToTell(evidence),
  judge(evidence, tally) {
    const fields = fieldsOf(evidence);
    const judged = fields.filter(({ is_judged }) => is_judged);
    if (hasNone(fields)) return judgeNoFilter(evidence, fields, tally);
    const key = key_fields[evidence.case.operation]!;
    const wrong = judged
      .filter(({ effect }) => effect === 'some')
      .flatMap(({ answers }) =>
        answers.filter((one) => !one.is_refused && !isUnread(one)).flatMap((one) => judgeFiltered(one, key, tally)),
      );
    return [
      ...wrong,
      ...judged.flatMap((field) => judgeOffered(evidence.facts, evidence.case.operation, field, tally)),
    ];
  },
  observe(evidence) {
    const filter = fieldsOf(evidence).flatMap(({ field, effect }) => (effect === 'some' ? [field] : []));
    return [{ choice: 'lists.queryable_fields', operation: evidence.case.operation, value: { filter } }];
  },
});

interface AskedField {
  field: string;
  answers: FilterResult[];
  effect: Effect;
  is_judged: boolean;
}

/** No effect is seen of any; what cannot be seen may be one, unless every field that could show it is ignored. */
function hasNone(fields: readonly AskedField[]): boolean {
  const judged = fields.filter(({ is_judged }) => is_judged);
  if (judged.length === 0 || fields.some(({ effect }) => effect === 'some')) return false;
  return judged.every(({ effect }) => effect === 'none') || fields.every(({ effect }) => effect !== 'unclear');
}

/** Values at the beginning, in the middle and at the end of what there is. */
function askingsOf(own: readonly ListItem[], field: string): SentFilter[] {
  const values = field.endsWith('_at') ? timesOf(own, field) : beginningsFirst(plainValues(own, field).map(String));
  const step = Math.max(1, (values.length - 1) / (most_values - 1));
  const places = [...new Set(Array.from({ length: most_values }, (_, index) => Math.round(index * step)))];
  return places
    .filter((place) => place < values.length)
    .map((place) => ({
      step: `eq-${field}-${place}`,
      conditions: [{ field, operator: 'eq', value: String(values[place]) }],
    }));
}

/** Names in other scripts, as the list shows them. Names that are equal to them are not asked for, but for plain ones. */
function otherScripts(own: readonly ListItem[]): SentFilter[] {
  const names = own.map(({ name }) => name).filter((name) => typeof name === 'string');
  return [...new Set(names)]
    .filter((name) => /[^\x20-\x7e]/.test(name))
    .map((value, index) => ({
      step: `${script_steps}${index}`,
      conditions: [{ field: 'name', operator: 'eq', value }],
    }));
}

/** A grammar need not take such a value: one may refuse it, or read no filter in it. */
function isUnread({ step, is_ignored }: FilterResult): boolean {
  return is_ignored && step.startsWith(script_steps);
}

/** Those that other values begin with are the most telling. */
function beginningsFirst(values: readonly string[]): string[] {
  const begins = (value: string) => values.some((other) => other !== value && other.startsWith(value));
  return [...values.filter(begins), ...values.filter((value) => !begins(value))];
}

function timesOf(own: readonly ListItem[], field: string): string[] {
  return [...new Set(own.map((item) => item[field]).filter((value) => typeof value === 'string'))];
}

function fieldsOf(evidence: Evidence<Case, Notes>): AskedField[] {
  const { operation } = evidence.case;
  const own = wholeList(evidence, operation);
  const asked = evidence.notes.asked ?? [];
  return [...Map.groupBy(asked, ({ conditions }) => conditions[0]!.field)].map(([field, askings]) => {
    const answers = askings.map((one) => filterResult(evidence, operation, one, own));
    return { field, answers, effect: effectOf(answers), is_judged: judged_fields[operation].includes(field) };
  });
}

/** One item, or several that are alike in everything, cannot show whether a filter leaves any out. */
function nothingToTell(evidence: Evidence<Case, Notes>) {
  const { operation } = evidence.case;
  if (operation === 'listAssets' || wholeList(evidence, operation).length > 1) return undefined;
  const reason = 'with fewer than two asset types, no filter can be seen to leave any out';
  return { verdict: 'not-claimed' as const, reason };
}

/** Of all the fields that the records show, some can be filtered by. */
function judgeNoFilter(
  { case: { operation }, facts }: Evidence<Case, Notes>,
  fields: readonly AskedField[],
  tally: Tally,
): Mismatch[] {
  const offered = declared(facts.choices, 'lists.queryable_fields', operation)?.filter;
  const tried = new Set(tally.each(fields).map(({ field }) => field));
  if (Array.isArray(offered) && !offered.some((field) => tried.has(field))) return [];
  return tally.broken('no-filter', {
    at: fields[0]?.answers[0]?.found.pages[0]?.exchange,
    clause: operation === 'listAssets' ? 'filtering.assets' : 'filtering.asset-types',
    message: `no filter has an effect on ${operation}, by whichever field its items are asked for`,
    expected: 'a list that takes a filter by some field',
    actual: Object.fromEntries(fields.map(({ field, effect }) => [field, effect])),
    operation,
  });
}

/** A filter is not ignored by a field that the target file names, or where it says that unknown ones are refused. */
function judgeOffered(
  facts: Facts,
  operation: AskedList,
  { field, effect, answers }: AskedField,
  tally: Tally,
): Mismatch[] {
  const named = declared(facts.choices, 'lists.queryable_fields', operation)?.filter;
  const promised = named === 'scalars' || (Array.isArray(named) && named.includes(field));
  const refuses = declared(facts.choices, 'lists.unknown_filter', operation) === 'refused';
  // No effect can be seen where all items have one value, as of a type that alone is taken.
  const broken = effect !== 'unclear' && (promised ? effect !== 'some' : refuses && effect === 'none');
  if (!isOffered(facts, 'filter', field, operation)) return [];
  return tally.holds(!broken, 'not-as-declared', {
    at: answers[0]?.found.pages[0]?.exchange ?? answers[0]?.found.refusal,
    message: `by the target file ${operation} can be filtered by ${field}, or refuses to be; the filter has no such effect`,
    expected: promised ? 'the items that have the value' : 'a refusal, or the items that have the value',
    actual: effect,
    operation,
  });
}
