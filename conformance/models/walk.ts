/**
 * Walks over a list, written from the prose: a client that follows the cursor URLs meets each lasting item once. Items
 * of others are ignored; how full a page is says nothing.
 */
import { type OperationId, operations } from '../../src/contract/operations.ts';
import { counted } from '../../src/input/counted.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { keysOn } from './list-items.ts';

/** Of `judgeGoesOn`. */
export const next_codes = {
  'no-next': { clause: 'pagination.walk-complete', message: 'A page of a longer list names no next page.' },
} satisfies Codes;

/** Of `judgeComplete`. */
export const walk_codes = {
  'cursor-refused': {
    clause: 'pagination.cursor-url-followable',
    message: 'The cursor URL of a page is refused.',
  },
  'walk-loops': {
    clause: 'pagination.walk-ends',
    message: 'A page leads back to one that was already read, so that the walk never ends.',
  },
  'item-repeated': { clause: 'pagination.walk-complete', message: 'Items are met more than once on one walk.' },
  'item-missing': {
    clause: 'pagination.walk-complete',
    message: 'Items that lasted through the walk are never met.',
  },
} satisfies Codes;

/** The same with another clause for items that are lost or repeated. */
export function walkCodes(clause: string) {
  const [repeated, missing] = [walk_codes['item-repeated'], walk_codes['item-missing']];
  return { ...walk_codes, 'item-repeated': { ...repeated, clause }, 'item-missing': { ...missing, clause } };
}

/** Of `judgeOrder`. */
export const order_codes = {
  'out-of-order': { clause: 'sorting.order', message: 'A sorted list shows an item before one that comes first.' },
} satisfies Codes;

export interface WalkedPage {
  exchange: Exchange;
  /** Keys of the items, in the order shown. */
  ids: string[];
  items: Record<string, unknown>[];
}

export interface WalkResult {
  pages: WalkedPage[];
  /**
   * `end`: a page named no further one. `loop`: a page with items named a URL that had been followed. `refused`: a page
   * was no page. `unfinished`: the walk was given up before its end.
   */
  ended: 'end' | 'loop' | 'refused' | 'unfinished';
  /** The exchange that was no page. */
  refusal?: Exchange;
}

/** Reads the exchanges of one walk, those whose step is `step/N`. */
export function walkResult(evidence: Pick<Evidence, 'exchanges'>, step: string): WalkResult {
  return readWalk(evidence.exchanges.filter((exchange) => exchange.step.startsWith(`${step}/`)));
}

/** The same for exchanges at hand. */
export function readWalk(exchanges: readonly Exchange[], link: 'next' | 'previous' = 'next'): WalkResult {
  const pages: WalkedPage[] = [];
  const followed = new Set<string>();
  for (const exchange of exchanges) {
    const page = exchange.decoded?.page;
    if (!page) return { pages, ended: 'refused', refusal: exchange };
    pages.push({ exchange, items: page.items, ids: keysOn(exchange) });
    const url = page[link];
    if (url === null) return { pages, ended: 'end' };
    if (followed.has(url)) return { pages, ended: page.items.length === 0 ? 'end' : 'loop' };
    followed.add(url);
  }
  return { pages, ended: 'unfinished' };
}

/** The keys of one's own items in the order met, repeats included. */
export function ownSequence(walk: WalkResult, own: ReadonlySet<string>): string[] {
  return walk.pages.flatMap((page) => page.ids).filter((id) => own.has(id));
}

/** Tells whether every own item was met, so that a walk given up early still shows all it had to. */
export function sawAllOwn(walk: WalkResult, own: ReadonlySet<string>): boolean {
  const met = new Set(ownSequence(walk, own));
  return [...own].every((id) => met.has(id));
}

/** The reason why a walk that was given up shows nothing; undefined where it shows all it had to. */
export function whyUnfinished(walk: WalkResult, own: ReadonlySet<string>): string | undefined {
  if (walk.ended !== 'unfinished' || sawAllOwn(walk, own)) return undefined;
  return `the walk was given up after ${walk.pages.length} pages, before the suite's own items were all met`;
}

/** A list of more items than its page holds must name a next page. */
export function judgeGoesOn(pages: readonly WalkedPage[], created: number, tally: Tally): Mismatch[] {
  const [page] = pages;
  // It names one, which did not come.
  if (page?.exchange.decoded?.page?.next !== null) return [];
  return tally.broken('no-next', {
    at: page?.exchange,
    message: `page 1 holds ${counted(page?.ids.length ?? 0, 'item')} of a list of ${created} or more, and names no next page`,
    expected: 'a next page',
    actual: { items: page?.ids ?? [], next: null },
    pointer: '/next',
  });
}

/**
 * Each own item once.
 * @param given ids in the order of creation, as often as the target gave them: an id given to two assets shows only one
 */
export function judgeComplete(walk: WalkResult, given: readonly string[], tally: Tally): Mismatch[] {
  const own = new Set(given);
  const last = walk.pages.at(-1)?.exchange;
  const counts = new Map<string, number>();
  for (const id of ownSequence(walk, own)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const repeated = [...own].filter((id) => counts.has(id) && tally.compared(counts.get(id)! > 1));
  const missing = given.filter((id, index) => !counts.has(id) || given.indexOf(id) < index);

  const mismatches: Mismatch[][] = [];
  if (walk.ended === 'refused') {
    const broken = tally.broken('cursor-refused', {
      at: walk.refusal,
      message: `page ${walk.pages.length + 1}, requested by the cursor URL of page ${walk.pages.length}, is answered ${walk.refusal?.received?.status}`,
      expected: 'a page',
      actual: `status ${walk.refusal?.received?.status}`,
    });
    mismatches.push(broken);
  }
  if (walk.ended === 'loop') {
    const broken = tally.broken('walk-loops', {
      at: last,
      message: `page ${walk.pages.length} leads back to a page that was already read, so the walk never ends`,
      expected: 'a page that names no further one, after finitely many',
      actual: { pages: walk.pages.length, url: 'repeats' },
      pointer: '/next',
    });
    mismatches.push(broken);
  }
  if (repeated.length > 0) {
    const broken = tally.broken('item-repeated', {
      at: last,
      message: `${counted(repeated.length, 'item')} met more than once on one walk`,
      expected: 'each item once',
      actual: { repeated },
      pointer: '/items',
    });
    mismatches.push(broken);
  }
  if (missing.length > 0 && (walk.ended === 'end' || walk.ended === 'loop')) {
    const broken = tally.broken('item-missing', {
      at: last,
      message: `of ${countOf(last?.request.operation, given.length)} that lasted through the walk, ${missing.length} never met`,
      expected: `each of ${given.length} once`,
      actual: { missing, pages: walk.pages.map((page) => page.ids.length) },
      pointer: '/items',
    });
    mismatches.push(broken);
  }
  return mismatches.flat();
}

/** Own items in the order of a sort: values may not step backwards; equal ones are a set, nulls stand apart. */
export function judgeOrder(
  walk: WalkResult,
  own: ReadonlySet<string>,
  sort: { field: string; direction: 'asc' | 'desc' },
  tally: Tally,
): Mismatch[] {
  const items = walk.pages.flatMap((page) => page.items.map((item) => ({ item, exchange: page.exchange })));
  const mine = items.filter(({ item }) => own.has(String(item.id)) && isOrdered(item[sort.field]));
  for (const [index, { item, exchange }] of mine.entries()) {
    const before = mine[index - 1];
    if (!before) continue;
    const [a, b] = [before.item[sort.field] as string | number, item[sort.field] as string | number];
    const backwards = sort.direction === 'asc' ? a > b : a < b;
    if (typeof a !== typeof b || !tally.compared(backwards)) continue;
    return tally.broken('out-of-order', {
      at: exchange,
      message: `the list sorted by ${sort.field}:${sort.direction} shows ${JSON.stringify(b)} after ${JSON.stringify(a)}`,
      expected: `${sort.field} ${sort.direction === 'asc' ? 'rising' : 'falling'}`,
      actual: mine.map(({ item: one }) => one[sort.field]),
      pointer: '/items',
    });
  }
  return [];
}

function isOrdered(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `1 asset`, `3 deliveries`. */
function countOf(operation: OperationId | undefined, number: number): string {
  // `AssetType` is an asset type.
  const record = (operation && operations[operation].success.record) ?? 'Item';
  const one = record.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return counted(number, one, `${one}s`.replace(/ys$/, 'ies'));
}
