/**
 * Two query features in one request: each must have the effect that it has alone. A feature that has none alone, on the
 * items at hand, is not looked for; pages behind the first are looked at for filter and order alone, since their URLs may
 * drop the rest.
 */
import type { CanonicalQuery, Condition, QueryRole, SortKey } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { operations } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { strangersTo } from './filtering.ts';
import { key_fields, type ListItem } from './list-items.ts';
import { orderedValues, wrongStep } from './ordering.ts';
import { exchangeAt, isRefused, serverError, statusOf, stepsOf } from './steps.ts';
import { isSet } from './values.ts';

export type Feature = Extract<QueryRole, 'filter' | 'sort' | 'fields' | 'embed' | 'presign'>;

/** Of `judgePair`. */
export const pair_codes = {
  'filter-lost': { clause: 'filtering.only-matching', message: 'A filter has no effect beside another parameter.' },
  'order-lost': { clause: 'sorting.order', message: 'An order has no effect beside another parameter.' },
  'projection-lost': {
    clause: 'projection.only-named',
    message: 'A projection has no effect beside another parameter.',
  },
  'embed-lost': { message: 'What is to be embedded is left out beside another parameter.' },
  'signature-lost': { clause: 'assets.presigned-urls', message: 'URLs are not presigned beside another parameter.' },
  'embed-emptied': { message: 'Beside a projection, what is to be embedded is said not to be there.' },
  'filter-lost-on-page-two': {
    clause: 'pagination.cursor-keeps-query',
    message: 'A filter beside another parameter is lost behind the first page.',
  },
  'order-lost-on-page-two': {
    clause: 'pagination.cursor-keeps-query',
    message: 'An order beside another parameter is lost behind the first page.',
  },
} satisfies Codes;

/** The steps are `plain`, with nothing asked for; each feature by its name; and `together`. */
export interface FeaturePair {
  operation: OperationId;
  pair: readonly [Feature, Feature];
}

export type FeatureQueries = Partial<Record<Feature, CanonicalQuery>>;

const embedded: { readonly [Id in OperationId]?: { field: string; clause: string } } = {
  listAssets: { field: 'created_by_user', clause: 'embedding.asset-user' },
  listBatchItems: { field: 'run', clause: 'embedding.batch-run' },
  getBatchItem: { field: 'run', clause: 'embedding.batch-run' },
};

/** The reason why the pair says nothing; undefined where it does. */
export function unpaired(evidence: Evidence<FeaturePair>): string | Stop | undefined {
  const failed = serverError(evidence);
  if (failed !== undefined) return failed;
  const { pair } = evidence.case;
  const together = exchangeAt(evidence, 'together');
  if (together && isRefused(together)) {
    return { verdict: 'not-claimed', reason: `${pair.join(' and ')} are refused together (${statusOf(together)})` };
  }
  if (judgedFeatures(evidence).some((feature) => isTaken(evidence, feature))) return undefined;
  const reason = `neither ${pair.join(' nor ')} has an effect alone on the items at hand`;
  return { verdict: 'not-claimed', reason };
}

/** Both features have their effects. */
export function judgePair(evidence: Evidence<FeaturePair>, tally: Tally): Mismatch[] {
  const together = exchangeAt(evidence, 'together');
  const items = itemsOf(together);
  if (!together || items.length === 0) return [];
  const { operation, pair } = evidence.case;
  const found = judgedFeatures(evidence).flatMap((feature): Mismatch[] => {
    if (!isTaken(evidence, feature)) return [];
    const wrong = lostIn(evidence, feature, items);
    if (tally.compared(wrong === undefined) || !wrong) return [];
    const other = pair.find((one) => one !== feature);
    return tally.broken(codes_of_features[feature], {
      at: together,
      ...(feature === 'embed' && { clause: embedded[operation]?.clause }),
      message: `${operation} takes ${feature} alone, and passes over it beside ${other}`,
      ...wrong,
    });
  });
  return found.length > 0 ? found : [...judgeEmptied(evidence, together, tally), ...judgeBehind(evidence, tally)];
}

/**
 * A projection may cut off what is embedded. Where it does, and cuts off other fields, it does not say that there is
 * nothing to embed.
 */
function judgeEmptied(evidence: Evidence<FeaturePair>, together: Exchange, tally: Tally): Mismatch[] {
  const { operation, pair } = evidence.case;
  const { field, clause } = embedded[operation] ?? {};
  if (field === undefined || clause === undefined || !pair.includes('fields') || !pair.includes('embed')) return [];
  if (!isTaken(evidence, 'embed') || !isTaken(evidence, 'fields')) return [];
  // A null that stands wherever nothing is embedded says nothing.
  const unasked = exchangeAt(evidence, 'fields');
  if (!unasked || asTheyCame(unasked).some((item) => Object.hasOwn(item, field))) return [];
  const emptied = sameItems(
    operation,
    asTheyCame(together),
    itemsOf(exchangeAt(evidence, 'embed')),
    itemsOf(baseOf(evidence, 'embed')),
  ).find(({ item, alone, base }) => {
    const is_cut = operations[operation].success.fields.some((name) => isSet(base[name]) && !Object.hasOwn(item, name));
    return isSet(alone[field]) && is_cut && tally.compared(item[field] === null);
  });
  if (!emptied) return [];
  return tally.broken('embed-emptied', {
    at: together,
    clause,
    message: `${operation} shows ${field} alone, and beside a projection says that there is none`,
    expected: emptied.alone[field],
    actual: null,
    pointer: `/items/${field}`,
  });
}

/** The items without the fields that they came without. */
function asTheyCame({ decoded }: Exchange): ListItem[] {
  const { items } = (decoded?.json ?? {}) as { items?: unknown };
  const came = Array.isArray(items) ? items : [decoded?.json];
  return came.filter(isObject);
}

/**
 * Filter and order of the first two pages of both that show anything, where all of the first is right. The steps are
 * `cut/1` and so on.
 */
function judgeBehind(evidence: Evidence<FeaturePair>, tally: Tally): Mismatch[] {
  const pages = stepsOf(evidence, 'cut').map((exchange) => ({ exchange, items: itemsOf(exchange) }));
  const [one, two] = pages.filter(({ items }) => items.length > 0);
  if (!one || !two) return [];
  const { operation, pair } = evidence.case;
  const lasting = judgedFeatures(evidence).filter((feature) => feature === 'filter' || feature === 'sort');
  return lasting.flatMap((feature): Mismatch[] => {
    if (!isTaken(evidence, feature) || lostIn(evidence, feature, one.items) !== undefined) return [];
    const wrong = lostIn(evidence, feature, [...one.items, ...two.items]);
    if (tally.compared(wrong === undefined) || !wrong) return [];
    const other = pair.find((each) => each !== feature);
    return tally.broken(feature === 'filter' ? 'filter-lost-on-page-two' : 'order-lost-on-page-two', {
      at: two.exchange,
      message: `${operation} keeps ${feature} beside ${other} on page one, and loses it on page two`,
      ...wrong,
    });
  });
}

const codes_of_features = {
  filter: 'filter-lost',
  sort: 'order-lost',
  fields: 'projection-lost',
  embed: 'embed-lost',
  presign: 'signature-lost',
} as const satisfies Record<Feature, keyof typeof pair_codes>;

/** A projection may cut off what is embedded, or a URL, where it does not name it. */
function judgedFeatures({ case: { pair } }: Evidence<FeaturePair>): Feature[] {
  return pair.filter((feature) => (feature !== 'embed' && feature !== 'presign') || !pair.includes('fields'));
}

/** The first page that shows anything, or the record. */
function itemsOf(exchange: Exchange | undefined): ListItem[] {
  const { page, record } = exchange?.decoded ?? {};
  return page?.items ?? (record ? [record] : []);
}

/** The same request without the feature: a list may be narrowed to the suite's own. */
function baseOf(evidence: Evidence<FeaturePair>, feature: Feature): Exchange | undefined {
  const is_narrowed = feature !== 'filter' && exchangeAt(evidence, feature)?.request.query.filter !== undefined;
  return exchangeAt(evidence, is_narrowed ? 'filter' : 'plain');
}

/** Alone the feature has an effect: what is lost without it is not lost, and is where it is not asked for. */
function isTaken(evidence: Evidence<FeaturePair>, feature: Feature): boolean {
  const [base, alone] = [baseOf(evidence, feature), exchangeAt(evidence, feature)].map(itemsOf);
  if (base!.length === 0 || alone!.length === 0) return false;
  return lostIn(evidence, feature, alone!) === undefined && lostIn(evidence, feature, base!) !== undefined;
}

type Wrong = Pick<Mismatch, 'expected' | 'actual' | 'pointer'>;

/** The sign in the items that the feature was passed over; undefined where there is none. */
function lostIn(evidence: Evidence<FeaturePair>, feature: Feature, items: readonly ListItem[]): Wrong | undefined {
  const alone = exchangeAt(evidence, feature);
  const { operation } = evidence.case;
  const { filter, sort, fields } = alone?.request.query ?? {};
  if (feature === 'filter') return strangerIn(items, Array.isArray(filter) ? filter : []);
  if (feature === 'sort') return disorderIn(items, Array.isArray(sort) ? sort[0] : undefined);
  const pairs = sameItems(operation, items, itemsOf(alone), itemsOf(baseOf(evidence, feature)));
  if (feature === 'fields') return wholeIn(operation, pairs, Array.isArray(fields) ? fields : []);
  const field = feature === 'embed' ? embedded[operation]?.field : 'url';
  return field === undefined ? undefined : withoutIn(field, pairs);
}

interface SameItem {
  item: ListItem;
  /** As it is shown where the feature alone is asked for, and where it is not. */
  alone: ListItem;
  base: ListItem;
}

function sameItems(
  operation: OperationId,
  items: readonly ListItem[],
  ...[alone, base]: [readonly ListItem[], readonly ListItem[]]
): SameItem[] {
  const key = key_fields[operation] ?? 'id';
  return items.flatMap((item) => {
    const [one, other] = [alone, base].map((shown) =>
      shown.find((each) => isSet(each[key]) && each[key] === item[key]),
    );
    return one && other ? [{ item, alone: one, base: other }] : [];
  });
}

function strangerIn(items: readonly ListItem[], conditions: readonly Condition[]): Wrong | undefined {
  const [stranger] = strangersTo(items, conditions);
  if (!stranger) return undefined;
  const fields = conditions.map(({ field }) => field);
  const actual = Object.fromEntries(fields.map((field) => [field, stranger[field]]));
  return { expected: { conditions }, actual, pointer: '/items' };
}

function disorderIn(items: readonly ListItem[], key: SortKey | undefined): Wrong | undefined {
  if (key === undefined) return undefined;
  const values = orderedValues(items, key.field);
  if (wrongStep(values, key.direction) === undefined) return undefined;
  return { expected: `${key.field}:${key.direction}`, actual: values.slice(0, 20), pointer: '/items' };
}

/** Shown with all that it has, as if no projection had been asked for. */
function wholeIn(operation: OperationId, pairs: readonly SameItem[], named: readonly string[]): Wrong | undefined {
  const known = operations[operation].success.fields.filter((field) => field !== embedded[operation]?.field);
  const whole = pairs.find(({ item, base }) => {
    const others = known.filter(
      (field) => !named.includes(field) && field !== key_fields[operation] && isSet(base[field]),
    );
    return others.length > 0 && others.every((field) => isSet(item[field]));
  });
  return whole && { expected: named, actual: known.filter((field) => isSet(whole.item[field])) };
}

/** Shown as without the feature, where it is shown otherwise with it. */
function withoutIn(field: string, pairs: readonly SameItem[]): Wrong | undefined {
  const differs = pairs.filter(({ alone, base }) => isSet(alone[field]) && alone[field] !== base[field]);
  const without = differs.find(({ item, base }) =>
    isSet(base[field]) ? item[field] === base[field] : !isSet(item[field]),
  );
  return without && { expected: without.alone[field], actual: without.item[field] ?? null, pointer: `/items/${field}` };
}
