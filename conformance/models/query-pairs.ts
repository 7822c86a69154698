/**
 * Several query features in one request: each must have the effect that it has alone. A feature that has none alone, on
 * the items at hand, is not looked for; pages behind the first are looked at for filter and order alone, since their URLs
 * may drop the rest.
 */
import type { CanonicalQuery, Condition, QueryRole, SortKey } from '../../src/choices/canonical.ts';
import { sameValue } from '../../src/choices/same-value.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import { operations } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { strangersTo } from './filtering.ts';
import { keyField, type ListItem } from './list-items.ts';
import type { FoundNotes } from './list-subjects.ts';
import { orderedValues, wrongStep } from './ordering.ts';
import { exchangeAt, isRefused, serverError, statusOf, stepsOf } from './steps.ts';
import { isSet } from './values.ts';
import { judgeComplete, walkCodes, walkResult } from './walk.ts';

export type Feature = Extract<QueryRole, 'filter' | 'sort' | 'fields' | 'embed' | 'presign'>;

/** Of `judgePair`. */
export const pair_codes = {
  ...walkCodes('filtering.all-matching'),
  'filter-lost': { clause: 'filtering.only-matching', message: 'A filter has no effect beside another parameter.' },
  'order-lost': { clause: 'sorting.order', message: 'An order has no effect beside another parameter.' },
  'projection-lost': {
    clause: 'projection.only-named',
    message: 'A projection has no effect beside another parameter.',
  },
  'other-fields': {
    clause: 'projection.only-named',
    message: 'An item shows other fields beside another parameter than only projected.',
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

/**
 * The steps are `plain`, with nothing asked for; each feature by its name; `together`; and, in small pages, `cut/1` and so
 * on.
 */
export interface FeaturePair {
  operation: OperationId;
  /** Two of them, or three. */
  features: readonly Feature[];
}

type Seen = Evidence<FeaturePair, FoundNotes>;

export type FeatureQueries = Partial<Record<Feature, CanonicalQuery>>;

const embedded: { readonly [Id in OperationId]?: { field: string; clause: string } } = {
  listAssets: { field: 'created_by_user', clause: 'embedding.asset-user' },
  listBatchItems: { field: 'run', clause: 'embedding.batch-run' },
  getBatchItem: { field: 'run', clause: 'embedding.batch-run' },
};

/** The reason why they say nothing together; undefined where they do. */
export function unpaired(evidence: Seen): string | Stop | undefined {
  const failed = serverError(evidence);
  if (failed !== undefined) return failed;
  const { features } = evidence.case;
  const together = exchangeAt(evidence, 'together');
  if (together && isRefused(together)) {
    return { verdict: 'not-claimed', reason: `${features.join(' and ')} are refused together (${statusOf(together)})` };
  }
  if (judgedFeatures(evidence).some((feature) => isTaken(evidence, feature))) return undefined;
  const reason = `neither ${features.join(' nor ')} has an effect alone on the items at hand`;
  return { verdict: 'not-claimed', reason };
}

/** All of the features have their effects. */
export function judgePair(evidence: Seen, tally: Tally): Mismatch[] {
  const together = exchangeAt(evidence, 'together');
  const items = itemsOf(together);
  if (!together || items.length === 0) return [];
  const { operation } = evidence.case;
  const found = judgedFeatures(evidence).flatMap((feature): Mismatch[] => {
    if (!isTaken(evidence, feature)) return [];
    const wrong = lostIn(evidence, feature, items);
    if (tally.compared(wrong === undefined) || !wrong) return [];
    return tally.broken(codes_of_features[feature], {
      at: together,
      ...(feature === 'embed' && { clause: embedded[operation]?.clause }),
      message: `${operation} takes ${feature} alone, and passes over it beside ${othersThan(evidence, feature)}`,
      ...wrong,
    });
  });
  if (found.length > 0) return found;
  const unlike = [...judgeFields(evidence, together, tally), ...judgeEmptied(evidence, together, tally)];
  const behind = [...unlike, ...judgeBehind(evidence, tally)];
  return behind.length > 0 ? behind : judgeWhole(evidence, tally);
}

function othersThan({ case: { features } }: Seen, feature: Feature): string {
  return features.filter((one) => one !== feature).join(' and ');
}

/** An item shows the fields that it shows without the others. Records that are embedded, and signed URLs, may be cut off. */
function judgeFields(evidence: Seen, together: Exchange, tally: Tally): Mismatch[] {
  const { operation, features } = evidence.case;
  if (!isTaken(evidence, 'fields') || features.includes('embed') || features.includes('presign')) return [];
  const shownIn = (item: ListItem) => operations[operation].success.fields.filter((field) => isSet(item[field]));
  const [alone, base] = [exchangeAt(evidence, 'fields'), baseOf(evidence, 'fields')].map(itemsOf);
  const other = sameItems(operation, itemsOf(together), alone!, base!).find((one) =>
    tally.compared(!sameValue(shownIn(one.item), shownIn(one.alone))),
  );
  if (!other) return [];
  const values = { expected: shownIn(other.alone), actual: shownIn(other.item), pointer: '/items' };
  return tally.broken('other-fields', { at: together, ...values });
}

/**
 * A projection may cut off what is embedded. Where it does, and cuts off other fields, it does not say that there is
 * nothing to embed.
 */
function judgeEmptied(evidence: Seen, together: Exchange, tally: Tally): Mismatch[] {
  const { operation, features } = evidence.case;
  const { field, clause } = embedded[operation] ?? {};
  if (field === undefined || !features.includes('fields') || !features.includes('embed')) return [];
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

/** Filter and order of the pages that show anything, where all of the first is right. */
function judgeBehind(evidence: Seen, tally: Tally): Mismatch[] {
  const pages = stepsOf(evidence, 'cut').filter((exchange) => itemsOf(exchange).length > 0);
  const { operation } = evidence.case;
  const lasting = judgedFeatures(evidence).filter((feature) => feature === 'filter' || feature === 'sort');
  return lasting.flatMap((feature): Mismatch[] => {
    const lostBy = (page: number) => lostIn(evidence, feature, pages.slice(0, page).flatMap(itemsOf));
    if (pages.length < 2 || !isTaken(evidence, feature) || lostBy(1) !== undefined) return [];
    const place = pages.findIndex((_, index) => lostBy(index + 1) !== undefined);
    if (tally.compared(place < 0)) return [];
    return tally.broken(feature === 'filter' ? 'filter-lost-on-page-two' : 'order-lost-on-page-two', {
      at: pages[place],
      message: `${operation} keeps ${feature} beside ${othersThan(evidence, feature)} on page one, and loses it behind`,
      ...lostBy(place + 1)!,
    });
  });
}

/** Each item that is shown beside each of the features alone is met once in small pages. */
function judgeWhole(evidence: Seen, tally: Tally): Mismatch[] {
  const { operation, features } = evidence.case;
  const walk = walkResult(evidence, 'cut');
  if (walk.pages.length === 0 || !features.includes('filter')) return [];
  const shown = features.map((feature) =>
    itemsOf(exchangeAt(evidence, feature)).map((item) => String(item[keyField(operation)])),
  );
  const { own = shown[0]! } = evidence.notes;
  return judgeComplete(
    walk,
    own.filter((one) => shown.every((keys) => keys.includes(one))),
    tally,
  );
}

const codes_of_features = {
  filter: 'filter-lost',
  sort: 'order-lost',
  fields: 'projection-lost',
  embed: 'embed-lost',
  presign: 'signature-lost',
} as const satisfies Record<Feature, keyof typeof pair_codes>;

/** A projection may cut off what is embedded, or a URL, where it does not name it. */
function judgedFeatures({ case: { features } }: Seen): Feature[] {
  return features.filter((feature) => (feature !== 'embed' && feature !== 'presign') || !features.includes('fields'));
}

/** The first page that shows anything, or the record. */
function itemsOf(exchange: Exchange | undefined): ListItem[] {
  const { page, record } = exchange?.decoded ?? {};
  return page?.items ?? (record ? [record] : []);
}

/** The same request without the feature: a list may be narrowed to the suite's own. */
function baseOf(evidence: Seen, feature: Feature): Exchange | undefined {
  const is_narrowed = feature !== 'filter' && exchangeAt(evidence, feature)?.request.query.filter !== undefined;
  return exchangeAt(evidence, is_narrowed ? 'filter' : 'plain');
}

/** Alone the feature has an effect: what is lost without it is not lost, and is where it is not asked for. */
function isTaken(evidence: Seen, feature: Feature): boolean {
  const [base, alone] = [baseOf(evidence, feature), exchangeAt(evidence, feature)].map(itemsOf);
  if (base!.length === 0 || alone!.length === 0) return false;
  return lostIn(evidence, feature, alone!) === undefined && lostIn(evidence, feature, base!) !== undefined;
}

type Wrong = Pick<Mismatch, 'expected' | 'actual' | 'pointer'>;

/** The sign in the items that the feature was passed over; undefined where there is none. */
function lostIn(evidence: Seen, feature: Feature, items: readonly ListItem[]): Wrong | undefined {
  const alone = exchangeAt(evidence, feature);
  const { operation } = evidence.case;
  const { filter, sort, fields } = alone?.request.query ?? {};
  if (feature === 'filter') return strangerIn(inFull(evidence, items), Array.isArray(filter) ? filter : []);
  if (feature === 'sort') return disorderIn(inFull(evidence, items), Array.isArray(sort) ? sort[0] : undefined);
  const pairs = sameItems(operation, items, itemsOf(alone), itemsOf(baseOf(evidence, feature)));
  if (feature === 'fields') return wholeIn(operation, pairs, Array.isArray(fields) ? fields : []);
  const field = feature === 'embed' ? embedded[operation]?.field : 'url';
  return field === undefined ? undefined : withoutIn(field, pairs);
}

/** Fields that a projection leaves out are known by other answers. */
function inFull(evidence: Seen, items: readonly ListItem[]): ListItem[] {
  const key = keyField(evidence.case.operation);
  const answers = ['plain', 'filter'].flatMap((step) => itemsOf(exchangeAt(evidence, step)));
  const known = new Map(answers.flatMap((item) => (isSet(item[key]) ? [[item[key], item] as const] : [])));
  return items.map((item) => {
    const shown = Object.entries(item).filter(([, value]) => isSet(value));
    return { ...known.get(item[key]), ...Object.fromEntries(shown) };
  });
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
  const key = keyField(operation);
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
      (field) => !named.includes(field) && field !== keyField(operation) && isSet(base[field]),
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
