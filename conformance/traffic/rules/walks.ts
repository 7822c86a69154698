/**
 * Walks over lists, put together again from the cursor URLs that pages showed. Others create, change and delete meanwhile,
 * and nobody sees it: only an item that is met twice as it was, and an order that no change brings about, is a failure.
 */

import type { CanonicalRequest, SortKey } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/choices.ts';
import { isIn } from '../../../src/contract/operations.ts';
import { mayBeCut } from '../../models/delivery-log.ts';
import { meetsCondition } from '../../models/filtering.ts';
import { isPlain, keyField, type ListItem } from '../../models/list-items.ts';
import { orderedValues, wrongStep } from '../../models/ordering.ts';
import { isSet } from '../../models/values.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { event_codes } from '../../suite/scenario.ts';
import type { Tally } from '../../suite/tally.ts';
import { isOwnEnvelope } from '../convert.ts';
import { createLasting } from '../lasting.ts';
import type { Direction, Link, WalkNode } from '../links.ts';
import { comparableUrl } from '../match.ts';
import { digestOf, type Store } from '../store.ts';
import { type Seen, trafficRule } from '../traffic-rule.ts';

/** A cursor may end after a while; nobody says when. */
const followed_within_ms = 60_000;
/** Deeper walks are taken for the beginning of another one. */
const most_depth = 5_000;
/** The lists whose page sizes the text states. */
const sized = new Set<string>(['listAssets', 'listAssetTypes']);
/** Of a page, for the order across its end. */
const tail_items = 20;
/** Statuses of a refusal for which a caller who was shown the URL gave no reason. */
const of_cursors = new Set([400, 404, 405, 410, 422]);

/** Place at which an item was met last on the walks from one page. */
interface Met {
  node: number;
  digest: string;
}

export const walkRule = trafficRule({
  id: 'traffic/walks',
  title: 'Who follows next meets each item once, in the order asked for, and comes to an end',
  how: 'Pages are joined by their cursor URLs. No item that did not change is met twice, no page leads back, sorted and filtered lists are so, and no cursor URL is refused.',
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    'pagination.at-most-page-size',
    'pagination.backward-walk',
    'pagination.first-starts-again',
    'sorting.order',
    'filtering.only-matching',
    'sorting.assets-form',
    'webhooks.event-types',
    'webhooks.event-types-name-the-three',
  ],
  codes: {
    'item-twice-on-a-page': { clause: 'pagination.walk-complete', message: 'A page shows an item twice.' },
    'item-repeated': {
      clause: 'pagination.walk-complete',
      message: 'A walk by cursor URLs meets an item twice that did not change meanwhile.',
    },
    'same-page-again': {
      clause: 'pagination.backward-walk',
      message: 'The page before a page shows an item of that page again.',
    },
    'first-is-here': {
      clause: 'pagination.first-starts-again',
      message: 'A page that others led to names itself as the first.',
    },
    'item-missing': {
      clause: 'pagination.walk-complete',
      message: 'A whole walk lacks an item that was there before it and after it, unchanged.',
    },
    'walk-loops': { clause: 'pagination.walk-ends', message: 'A page leads back to one that led to it.' },
    'cursor-refused': {
      clause: 'pagination.cursor-url-followable',
      message: 'A cursor URL is refused to the caller to whom it was shown a moment before.',
    },
    'page-too-large': {
      clause: 'pagination.at-most-page-size',
      message: 'A page has more items than were asked for.',
    },
    'out-of-order': { clause: 'sorting.order', message: 'A sorted list shows values in another order.' },
    'items-lost-backward': {
      clause: 'pagination.backward-walk',
      message:
        'A walk back to the first page lacks an item of the pages before, which was there before it and after it.',
    },
    'plain-request-refused': {
      message: 'A list is refused as if there were a mistake in a page size, or in a sort that the target declares.',
    },
    'event-without-schema': {
      clause: 'webhooks.event-types',
      message: 'An entry of the list of event types has no schema, and others have one.',
    },
    'event-left-out': {
      clause: 'webhooks.event-types-name-the-three',
      message: 'The list of event types does not name an event that a run can emit.',
    },
    'non-matching-shown': {
      clause: 'filtering.only-matching',
      message: 'A filtered list shows an item that does not meet the condition.',
    },
  },
  operations: ['listAssets'],
  unseen: 'no page of a list was recorded with its items',
  open({ store, links, facts, forgot }) {
    let numbers = 0;
    const lasting = createLasting({ facts, store, forgot });

    /** For walks that lack what is seen later. */
    function remember(
      exchange: Exchange,
      node: WalkNode,
      link: Link | undefined,
      { caller, began_ms, ended_ms }: Pick<Seen, 'caller' | 'began_ms' | 'ended_ms'>,
    ): void {
      if (exchange.request.operation !== 'listAssets') return;
      const is_begun = link === undefined && exchange.request.query.cursor === undefined;
      if (!is_begun && !link) return;
      if (is_begun && exchange.request.query.backward) return;
      const walked = { exchange, caller: caller.is_known ? caller.name : undefined, began_ms, ended_ms };
      lasting.walked(walked, node.number, link, isToldOf);
    }

    function take({ exchange, caller, began_ms, ended_ms, entry }: Seen, tally: Tally): Mismatch[] {
      if (!exchange) return [];
      const lost = lasting.see(exchange, caller, { began_ms, ended_ms }, tally).flatMap((direction) =>
        tally.broken(direction === 'next' ? 'item-missing' : 'items-lost-backward', {
          operation: 'listAssets',
          expected: 'the item',
          actual: 'not in the list',
          pointer: '/items',
        }),
      );
      if (!isIn('lists', exchange.request.operation) || entry.method !== 'GET') return lost;
      const link = links.find(entry.url);
      const { decoded } = exchange;
      const parent = link?.from;
      if (decoded?.outcome === 'refusal' && parent && caller.is_known && parent.caller === caller.name)
        return refused(exchange, began_ms - parent.ended_ms, tally);
      if (decoded?.outcome === 'refusal' && !parent) return refusedPlainly(exchange, facts, tally);
      const page = decoded?.outcome === 'success' ? decoded.page : undefined;
      if (!page) return lost;
      const node = nodeFor(exchange, caller.name, ended_ms, link);
      const found = [
        ...lost,
        ...judgePage(exchange, facts, link === undefined, tally),
        ...judgeOrder(exchange, node, facts, tally),
        ...repeated(exchange, node, link, tally),
        ...firstIsHere(exchange, link, tally),
        ...lacksSchema(exchange, tally),
        ...lacksEvent(exchange, node, store, tally),
        ...loops(page.next, node, exchange, page.items.length, tally),
      ];
      remember(exchange, node, link, { caller, began_ms, ended_ms });
      if (page.next) links.add(resolved(page.next, entry.url), { from: node, direction: 'next' });
      if (page.previous) links.add(resolved(page.previous, entry.url), { from: node, direction: 'previous' });
      return found;
    }

    function nodeFor(
      { request, decoded }: Exchange,
      caller: string,
      ended_ms: number,
      link: { from: WalkNode; direction: Direction } | undefined,
    ): WalkNode {
      numbers += 1;
      const fields = sortKeys(request).map(({ field }) => field);
      const tail = decoded!
        .page!.items.slice(-tail_items)
        .map((item) => Object.fromEntries(fields.map((field) => [field, item[field]])));
      const items = decoded!.page!.items.length;
      const base = { number: numbers, request, caller, ended_ms, tail, items };
      const from = link?.from;
      const goes_on = from && (from.direction ?? link.direction) === link.direction && from.depth < most_depth;
      if (!goes_on) return { ...base, root: numbers, depth: 0 };
      return { ...base, root: from.root, depth: from.depth + 1, parent: from, direction: link.direction };
    }

    /** Also remembers where the items were met. */
    function repeated(exchange: Exchange, node: WalkNode, link: Link | undefined, tally: Tally): Mismatch[] {
      const { page } = exchange.decoded!;
      const key = keyField(exchange.request.operation);
      const on_page = new Set<string>();
      const found: Mismatch[] = [];
      for (const [index, item] of page!.items.entries()) {
        const id = item[key];
        if (!isSet(id)) continue;
        const at = { at: exchange, expected: 'each item once', actual: id, pointer: `/items/${index}/${key}` };
        if (tally.compared(on_page.has(String(id))) && found.length === 0)
          found.push(...tally.broken('item-twice-on-a-page', at));
        on_page.add(String(id));
        const met = store.get<Met>('met', `${node.root} ${id}`);
        const digest = unchanged(item);
        if (met && digest !== undefined && isAncestor(node, met.node) && found.length === 0) {
          if (tally.compared(met.digest === digest)) found.push(...tally.broken('item-repeated', at));
        }
        // A page before or behind another one shows none of its items.
        const from = link?.from;
        const beside = from && from.root !== node.root ? store.get<Met>('met', `${from.root} ${id}`) : undefined;
        if (beside?.node === from?.number && beside && digest !== undefined && found.length === 0) {
          if (tally.compared(beside.digest === digest)) found.push(...tally.broken('same-page-again', at));
        }
        store.set('met', `${node.root} ${id}`, { node: node.number, digest: digest ?? '' });
      }
      return found;
    }

    return { take };
  },
});

function refused(exchange: Exchange, after_ms: number, tally: Tally): Mismatch[] {
  const { path } = exchange.request;
  const { status } = exchange.received!;
  // The owner of the list, such as a batch, may have been deleted by somebody.
  if (after_ms > followed_within_ms || !of_cursors.has(status) || Object.keys(path).length > 0) return [];
  tally.compared(true);
  return tally.broken('cursor-refused', { at: exchange, expected: 'a page', actual: `status ${status}` });
}

/** Of the list of assets, by a page size or a sort alone, with which nothing is wrong. */
function refusedPlainly(exchange: Exchange, facts: Facts, tally: Tally): Mismatch[] {
  const { operation, query, organization } = exchange.request;
  const { page_size, sort, ...others } = query;
  const keys = sortKeys(exchange.request);
  const is_sized = page_size === undefined || (typeof page_size === 'number' && page_size >= 1 && page_size <= 500);
  const is_sorted =
    sort === undefined || (keys.length === 1 && isToldOf(facts, 'sort', keys[0]!.field, exchange.request));
  const is_plain = operation === 'listAssets' && organization === undefined && is_sized && is_sorted;
  const is_empty = Object.values(others).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
  const is_declared = chosen(facts.choices, 'lists.parameters', operation)?.page_size !== undefined;
  if (!is_plain || !is_empty || !is_declared || !isOwnEnvelope(exchange)) return [];
  const { status } = exchange.received!;
  const clause = sort === undefined ? 'pagination.at-most-page-size' : 'sorting.assets-form';
  const shown = { at: exchange, clause, expected: 'a page', actual: `status ${status}` };
  return tally.holds(status !== 400 && status !== 422, 'plain-request-refused', shown);
}

/** No entry has one where the target shows it at another place. */
function lacksSchema(exchange: Exchange, tally: Tally): Mismatch[] {
  const { items } = exchange.decoded!.page!;
  if (exchange.request.operation !== 'listEventTypes' || !items.some(({ schema }) => isSet(schema))) return [];
  const at = items.findIndex(({ schema }) => tally.compared(!isSet(schema)));
  if (at < 0) return [];
  const shown = { expected: 'a schema of what the event carries', actual: null, pointer: `/items/${at}/schema` };
  return tally.broken('event-without-schema', { at: exchange, ...shown });
}

/** At the end of a walk over all of them. */
function lacksEvent(exchange: Exchange, node: WalkNode, store: Store, tally: Tally): Mismatch[] {
  const { request, decoded } = exchange;
  const { next, items } = decoded!.page!;
  const is_cut = node.depth === 0 && mayBeCut([exchange]);
  const is_whole = next === null && node.direction !== 'previous' && !request.query.backward && !is_cut;
  if (request.operation !== 'listEventTypes' || !is_whole || !items.every(({ code }) => isSet(code))) return [];
  const lacking = event_codes.filter((code) => store.get('met', `${node.root} ${code}`) === undefined);
  return tally.holds(lacking.length === 0, 'event-left-out', {
    operation: request.operation,
    expected: lacking,
    actual: 'not in the list',
    pointer: '/items',
  });
}

/** Within one answer: its size, and what each item shows of the conditions. */
function judgePage(exchange: Exchange, facts: Facts, is_first: boolean, tally: Tally): Mismatch[] {
  const { request, decoded } = exchange;
  const { page_size, filter } = request.query;
  const { items } = decoded!.page!;
  const found: Mismatch[] = [];
  const is_declared = chosen(facts.choices, 'lists.parameters', request.operation)?.page_size !== undefined;
  // Cursor URLs may leave the page size behind.
  if (is_first && sized.has(request.operation) && typeof page_size === 'number' && page_size >= 1 && is_declared) {
    const at = { at: exchange, expected: `${page_size} or fewer`, actual: `${items.length} items`, pointer: '/items' };
    found.push(...tally.holds(items.length <= page_size, 'page-too-large', at));
  }
  if (!Array.isArray(filter)) return found;
  for (const condition of filter) {
    if (!isToldOf(facts, 'filter', condition.field, request) || !isJudgeable(condition)) continue;
    const strange = items.findIndex(
      (item) => isPlain(item[condition.field]) && tally.compared(meetsCondition(item, condition) === false),
    );
    if (strange < 0) continue;
    const pointer = `/items/${strange}/${condition.field}`;
    const actual = items[strange]![condition.field];
    found.push(...tally.broken('non-matching-shown', { at: exchange, expected: condition, actual, pointer }));
    break;
  }
  return found;
}

/** Values that are written in one way alone. */
function isJudgeable({ field, operator, value }: { field: string; operator: string; value: unknown }): boolean {
  return !field.endsWith('_at') && ['eq', 'ne'].includes(operator) && isPlain(value);
}

/** The target declares that the list can be narrowed or sorted by it: else it may ignore that. */
function isToldOf({ choices }: Facts, use: 'sort' | 'filter', field: string, { operation }: CanonicalRequest): boolean {
  const fields = chosen(choices, 'lists.queryable_fields', operation)?.[use];
  return fields === 'scalars' || (Array.isArray(fields) && fields.includes(field));
}

function sortKeys({ query: { sort } }: CanonicalRequest): readonly SortKey[] {
  return Array.isArray(sort) ? sort : [];
}

/** A backward page is a set. */
function judgeOrder(exchange: Exchange, node: WalkNode, facts: Facts, tally: Tally): Mismatch[] {
  const { request, decoded } = exchange;
  const [key] = sortKeys(request);
  if (!key || request.query.backward || node.direction === 'previous') return [];
  if (!isToldOf(facts, 'sort', key.field, request)) return [];
  const before: readonly ListItem[] = node.parent?.tail ?? [];
  const values = orderedValues([...before, ...decoded!.page!.items], key.field);
  const wrong = wrongStep(tally.each(values), key.direction);
  if (!wrong) return [];
  const expected = `${key.field} ${key.direction === 'asc' ? 'rising' : 'falling'}`;
  return tally.broken('out-of-order', { at: exchange, expected, actual: wrong, pointer: '/items' });
}

/** The first page is none that a page with items leads on to. */
function firstIsHere(exchange: Exchange, link: Link | undefined, tally: Tally): Mismatch[] {
  const { first } = exchange.decoded!.page!;
  if (first === null || link?.direction !== 'next' || link.from.items === 0) return [];
  const url = exchange.sent.url;
  const is_here = comparableUrl(resolved(first, url)) === comparableUrl(url);
  return tally.holds(!is_here, 'first-is-here', {
    at: exchange,
    expected: 'the first page',
    actual: 'this page',
    pointer: '/first',
  });
}

/** An empty page that names itself is an end. */
function loops(next: string | null, node: WalkNode, exchange: Exchange, items: number, tally: Tally): Mismatch[] {
  if (next === null || items === 0) return [];
  const own = exchange.sent.url;
  const is_own = tally.compared(comparableUrl(resolved(next, own)) === comparableUrl(own));
  if (!is_own || node.direction !== 'next') return [];
  return tally.broken('walk-loops', {
    at: exchange,
    expected: 'another page',
    actual: 'its own URL',
    pointer: '/next',
  });
}

function resolved(url: string, from: string): string {
  const base = URL.canParse(from) ? from : `http://recorded.invalid${from}`;
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}

function isAncestor(node: WalkNode, number: number): boolean {
  for (let one = node.parent; one; one = one.parent) if (one.number === number) return true;
  return false;
}

/** URLs are signed anew; undefined where an item does not show that it was not changed. */
function unchanged(item: ListItem): string | undefined {
  if (!isSet(item.updated_at)) return undefined;
  return digestOf(String(item.updated_at));
}
