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
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
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
/** Texts that may be others in each answer. */
const signed_fields = ['url', 'thumbnail_url'];

/**
 * A projected item shows the named fields as the full item does, and no others that the interface knows but the one
 * that tells items apart. A field may be refused, or a projection to it alone ignored; not for every field.
 */
export const projections = check<Case, WholeNotes>({
  id: 'lists/projection',
  title: 'A projection shows the named fields with their values, and no others',
  how: 'The list is projected to each field alone, to several at once, and to the first once more: only the named fields may show, as in the list in full.',
  clauses: ['projection.assets', 'projection.only-named', 'lists.id-always-projected'],
  codes: {
    ...declared_codes,
    'no-projection': {
      clause: 'projection.assets',
      message: 'The list cannot be projected to any of the fields that its items have.',
    },
    'several-refused': {
      clause: 'projection.assets',
      message: 'A projection to several fields is refused, though each of them alone is not.',
    },
    'unnamed-shown': { clause: 'projection.only-named', message: 'A projection shows fields that were not named.' },
    'named-missing': { clause: 'projection.only-named', message: 'A projection lacks a field that was named.' },
    'another-value': {
      clause: 'projection.only-named',
      message: 'A projection shows another value of a field than the list in full.',
    },
  },
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

/** Open: the id may come along where it was not named. */
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

/** Fields that a projection shows beside the named ones and the one that tells items apart. */
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
    // The key that was not named may be all the rest of the item.
    const in_full = others.length > 0 ? others.every((one) => extra.includes(one)) : has_key;
    const effect = isRefused(exchange) ? 'refused' : in_full ? 'ignored' : has_it ? 'shown' : 'lost';
    return [{ field, effect, exchange }];
  });
}

/** Items of a projection are those of the list in full, cut down to the named fields. */
function judgeProjected(
  evidence: Evidence<Case, WholeNotes>,
  fields: readonly string[],
  tally: Tally,
  step = stepOf(fields),
): Mismatch[] {
  const { operation } = evidence.case;
  const at = exchangeAt(evidence, step);
  if (!at) return [];
  const how = `${operation} projected to ${fields.join(', ')}${step === again ? ' once more' : ''}`;
  if (tally.compared(isRefused(at))) {
    const message = `${how} is refused, though each of the fields alone is not`;
    return tally.broken('several-refused', { at, message, expected: fields, actual: statusOf(at) });
  }
  const extra = unnamed(operation, at, fields);
  if (extra.length > 0) {
    const message = `${how} shows fields that were not named`;
    return tally.broken('unnamed-shown', { at, message, expected: fields, actual: extra, pointer: '/items' });
  }
  const key = key_fields[operation]!;
  const full = new Map(wholeList(evidence, operation).map((item) => [String(item[key]), item]));
  for (const [index, item] of (at.decoded?.page?.items ?? []).entries()) {
    const whole = full.get(String(item[key]));
    const wrong = fields.find(
      (field) => whole && !signed_fields.includes(field) && !agrees(field, item[field], whole[field]),
    );
    if (!whole || wrong === undefined) continue;
    const is_missing = !isSet(item[wrong]);
    return tally.broken(is_missing ? 'named-missing' : 'another-value', {
      at,
      message: `${how} ${is_missing ? `lacks ${wrong}, which was named` : `shows another ${wrong} than the list in full`}`,
      expected: whole[wrong] ?? null,
      actual: item[wrong] ?? null,
      pointer: `/items/${index}/${wrong}`,
    });
  }
  return [];
}

/** Of a time the moment counts, however it is written. */
function agrees(field: string, one: unknown, other: unknown): boolean {
  if (!isSet(one) || !isSet(other)) return isSet(one) === isSet(other);
  return sameValue(one, other) || (field.endsWith('_at') && sameInstant(one, other));
}

/** Of all the fields that the records show, the list can be projected to some. */
function judgeNoProjection(
  { case: { operation }, facts }: Evidence<Case, WholeNotes>,
  alone: readonly ProjectedField[],
  tally: Tally,
): Mismatch[] {
  const offered = declared(facts.choices, 'lists.queryable_fields', operation)?.project;
  const tested_fields = new Set(alone.map(({ field }) => field));
  if (Array.isArray(offered) && !offered.some((field) => tally.compared(tested_fields.has(field)))) return [];
  return tally.broken('no-projection', {
    at: alone[0]?.exchange,
    message: `${operation} cannot be projected to any of the fields that its items have`,
    expected: 'items with the named fields alone',
    actual: Object.fromEntries(alone.map(({ field, effect }) => [field, effect])),
    operation,
  });
}

/** Items of a single field, or no items, are the same in full and in part. */
function nothingToTell(evidence: Evidence<Case, WholeNotes>) {
  const { operation } = evidence.case;
  const fields = shownFields(operation, wholeList(evidence, operation));
  if (fields.some((field) => field !== key_fields[operation]) && fields.length > 1) return undefined;
  return { verdict: 'not-claimed' as const, reason: `${operation} shows no items with several fields to choose from` };
}
