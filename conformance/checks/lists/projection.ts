import { declared } from '../../../src/choices/chosen.ts';
import { sameValue } from '../../../src/choices/same-value.ts';
import { operations } from '../../../src/contract/operations.ts';
import { narrowingQuery } from '../../acts/narrowing-query.ts';
import { readWhole } from '../../acts/whole-lists.ts';
import { queryable_specs } from '../../arbitraries/lists.ts';
import {
  type AskedList,
  asked_lists,
  key_fields,
  type ListItem,
  large_page,
  unreadWhole,
  type WholeNotes,
  wholeList,
} from '../../models/list-items.ts';
import { judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { isSet, sameInstant } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  operation: AskedList;
}

/** Asked for together, beside each field alone: the field that tells items apart is among them, at every place. */
const together: Readonly<Record<AskedList, readonly (readonly string[])[]>> = {
  listAssets: [
    ['id', 'name'],
    ['size_bytes', 'id', 'mime_type'],
    ['created_at', 'name', 'size_bytes', 'id'],
  ],
  listAssetTypes: [['name', 'created_at']],
};
/** What stands there may be another text in each answer. */
const signed_fields = ['url', 'thumbnail_url'];

/**
 * A projected item shows the named fields as the full item does, and no others that the interface knows but the one
 * that tells items apart. A field may be refused, or a projection to it alone ignored; not for every field.
 */
export const projections = check<Case, WholeNotes>({
  id: 'lists/projection',
  title: 'A projection shows the named fields with their values, and no others',
  how: 'The list is projected to each field alone, to several at once, and to the first one once more, and compared with the list in full. Fields that are refused or ignored alone are not judged; fields that the document does not know may stand there.',
  clauses: ['projection.assets', 'projection.only-named', 'lists.id-always-projected'],
  since: '0.1.0',
  operations: ['listAssets', 'listAssetTypes', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table(asked_lists.map((operation) => ({ operation }))),
  async run(ctx, { operation }) {
    const { own: items, notes } = await readWhole(ctx, operation);
    const narrowed =
      operation === 'listAssets' ? await narrowingQuery(ctx, await ctx.shared('owner', queryable_specs)) : {};
    const alone = shownFields(operation, items).map((field) => [field]);
    const ask = (fields: readonly string[], step: string) => {
      const query = { ...narrowed, page_size: large_page, fields };
      return ctx.call('owner', { operation, query }, step);
    };
    for (const fields of [...alone, ...together[operation]]) await ask(fields, stepOf(fields));
    for (const fields of alone.slice(0, 1)) await ask(fields, again);
    return notes;
  },
  control: (evidence) =>
    serverError(evidence) ?? unreadWhole(evidence, evidence.case.operation) ?? nothingToTell(evidence),
  judge(evidence, tally) {
    const { operation } = evidence.case;
    const alone = projectedAlone(evidence);
    const shown = alone.filter(({ effect }) => effect === 'shown');
    if (shown.length === 0) return judgeNoProjection(evidence, alone, tally);
    const names = new Set(shown.map(({ field }) => field));
    const several = together[operation].filter((fields) => fields.every((field) => names.has(field)));
    const wrong = [...shown.map(({ field }) => [field]), ...several].flatMap((one) =>
      judgeProjected(evidence, one, tally),
    );
    if (alone[0]?.effect === 'shown' && isSuccess(exchangeAt(evidence, again))) {
      wrong.push(...judgeProjected(evidence, [alone[0].field], tally, again));
    }
    return [...wrong, ...judgeSeen(evidence, seenId(evidence), tally)];
  },
  observe(evidence) {
    const project = projectedAlone(evidence).flatMap(({ field, effect }) => (effect === 'shown' ? [field] : []));
    const seen = { choice: 'lists.queryable_fields', operation: evidence.case.operation, value: { project } };
    return [seen, ...observeSeen(seenId(evidence))];
  },
});

/** Open: whether the id comes along where it was not named. */
function seenId(evidence: Evidence<Case, WholeNotes>): SeenChoice[] {
  const other = projectedAlone(evidence).find(({ field, effect }) => field !== 'id' && effect === 'shown');
  const items = other?.exchange?.decoded?.page?.items ?? [];
  if (evidence.case.operation !== 'listAssets' || items.length === 0) return [];
  const value = items.every(({ id }) => isSet(id));
  const but = `a projection to ${other?.field} ${value ? 'shows' : 'does not show'} the id`;
  return [{ key: 'lists.id_always_projected', value, exchange: other?.exchange, but }];
}

interface ProjectedField {
  field: string;
  /** `ignored`: the items are shown in full. `lost`: neither in full nor with the field. */
  effect: 'shown' | 'ignored' | 'lost' | 'refused';
  exchange: Exchange | undefined;
}

const stepOf = (fields: readonly string[]) => `only ${fields.join(' ')}`;
/** The first of them once more. */
const again = 'again';

/** The fields that the interface knows and some item has a value in. */
function shownFields(operation: AskedList, items: readonly ListItem[]): string[] {
  return operations[operation].success.fields.filter((field) => items.some((item) => isSet(item[field])));
}

/** What a projection shows beside what was named and what tells items apart. */
function unnamed(operation: AskedList, exchange: Exchange | undefined, fields: readonly string[]): string[] {
  const named = [...fields, key_fields[operation]!];
  return shownFields(operation, exchange?.decoded?.page?.items ?? []).filter((field) => !named.includes(field));
}

function projectedAlone(evidence: Evidence<Case, WholeNotes>): ProjectedField[] {
  const { operation } = evidence.case;
  const all = shownFields(operation, wholeList(evidence, operation));
  return all.flatMap((field) => {
    const exchange = exchangeAt(evidence, stepOf([field]));
    if (!exchange) return [];
    const items = exchange.decoded?.page?.items ?? [];
    const others = all.filter((one) => one !== field && one !== key_fields[operation]);
    const extra = unnamed(operation, exchange, [field]);
    const [has_it, has_key] = [field, key_fields[operation]!].map((name) => items.some((item) => isSet(item[name])));
    // Where there is nothing else to show, the key that was not named may be all the rest of the item.
    const in_full = others.length > 0 ? others.every((one) => extra.includes(one)) : has_key;
    const effect = isRefused(exchange) ? 'refused' : in_full ? 'ignored' : has_it ? 'shown' : 'lost';
    return [{ field, effect, exchange }];
  });
}

/** `unnamed-shown`, `named-missing`, `another-value`, `several-refused`. */
function judgeProjected(
  evidence: Evidence<Case, WholeNotes>,
  fields: readonly string[],
  tally: Tally,
  step = stepOf(fields),
): Mismatch[] {
  const { operation } = evidence.case;
  const exchange = exchangeAt(evidence, step);
  if (!exchange) return [];
  const how = `${operation} projected to ${fields.join(', ')}${step === again ? ' once more' : ''}`;
  const where = { clause: 'projection.only-named', operation, exchange: exchange.number };
  if (tally.compared(isRefused(exchange))) {
    const message = `${how} is refused, though each of the fields alone is not`;
    const clause = 'projection.assets';
    return [{ ...where, code: 'several-refused', clause, message, expected: fields, actual: statusOf(exchange) }];
  }
  const extra = unnamed(operation, exchange, fields);
  if (extra.length > 0) {
    const message = `${how} shows fields that were not named`;
    return [{ ...where, code: 'unnamed-shown', message, expected: fields, actual: extra, pointer: '/items' }];
  }
  return judgeValues(evidence, exchange, fields).map((one) => ({ ...where, ...one, message: `${how} ${one.message}` }));
}

function judgeValues(
  evidence: Evidence<Case, WholeNotes>,
  exchange: Exchange,
  fields: readonly string[],
): Pick<Mismatch, 'code' | 'message' | 'expected' | 'actual' | 'pointer'>[] {
  const { operation } = evidence.case;
  const key = key_fields[operation]!;
  const full = new Map(wholeList(evidence, operation).map((item) => [String(item[key]), item]));
  for (const [index, item] of (exchange.decoded?.page?.items ?? []).entries()) {
    const whole = full.get(String(item[key]));
    const wrong = fields.find(
      (field) => whole && !signed_fields.includes(field) && !agrees(field, item[field], whole[field]),
    );
    if (!whole || wrong === undefined) continue;
    const missing = !isSet(item[wrong]);
    return [
      {
        code: missing ? 'named-missing' : 'another-value',
        message: missing ? `lacks ${wrong}, which was named` : `shows another ${wrong} than the list in full`,
        expected: whole[wrong] ?? null,
        actual: item[wrong] ?? null,
        pointer: `/items/${index}/${wrong}`,
      },
    ];
  }
  return [];
}

/** Of a time the moment counts, however it is written. */
function agrees(field: string, one: unknown, other: unknown): boolean {
  if (!isSet(one) || !isSet(other)) return isSet(one) === isSet(other);
  return sameValue(one, other) || (field.endsWith('_at') && sameInstant(one, other));
}

/** `no-projection`: of all the fields that the records show, the list can be projected to none. */
function judgeNoProjection(
  { case: { operation }, facts }: Evidence<Case, WholeNotes>,
  alone: readonly ProjectedField[],
  tally: Tally,
): Mismatch[] {
  const offered = declared(facts.choices, 'lists.queryable_fields', operation)?.project;
  const tested_fields = new Set(alone.map(({ field }) => field));
  if (Array.isArray(offered) && !offered.some((field) => tally.compared(tested_fields.has(field)))) return [];
  return [
    {
      code: 'no-projection',
      clause: 'projection.assets',
      message: `${operation} cannot be projected to any of the fields that its items have`,
      expected: 'items with the named fields alone',
      actual: Object.fromEntries(alone.map(({ field, effect }) => [field, effect])),
      operation,
      exchange: alone[0]?.exchange?.number,
    },
  ];
}

/** Items of a single field, or no items, are the same in full and in part. */
function nothingToTell(evidence: Evidence<Case, WholeNotes>) {
  const { operation } = evidence.case;
  const fields = shownFields(operation, wholeList(evidence, operation));
  if (fields.some((field) => field !== key_fields[operation]) && fields.length > 1) return undefined;
  return { verdict: 'not-claimed' as const, reason: `${operation} shows no items with several fields to choose from` };
}
