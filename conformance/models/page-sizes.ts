/** Page sizes that a list takes: any from 1 to 500 on the two that the text names, on others what the target file declares. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { chosen } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';

/** Of `judgeSize`. */
export const page_size_codes = {
  'page-too-large': {
    clause: 'pagination.at-most-page-size',
    message: 'A page holds more items than were asked for.',
  },
} satisfies Codes;

const stated: readonly OperationId[] = ['listAssets', 'listAssetTypes'];

/** The text says which sizes the list takes. */
export function hasStatedBounds(operation: OperationId): boolean {
  return stated.includes(operation);
}

/** The text says the bounds, or the target file. */
export function areBoundsTold({ choices }: Pick<Facts, 'choices'>, operation: OperationId): boolean {
  return hasStatedBounds(operation) || Array.isArray(chosen(choices, 'lists.page_size_bounds', operation));
}

/** The target file says that the list takes no size. */
export function lacksSize({ choices }: Pick<Facts, 'choices'>, operation: OperationId): boolean {
  return chosen(choices, 'lists.parameters', operation)?.page_size === null;
}

/** The list can be asked for a size: the target file names the parameter, or has to. */
export function takesSize({ choices }: Pick<Facts, 'choices'>, operation: OperationId): boolean {
  return hasStatedBounds(operation) || chosen(choices, 'lists.parameters', operation)?.page_size != null;
}

/** Asks for pages of the nearest size within the declared bounds; for those that come where the list takes no size. */
export function sizeQuery(facts: Pick<Facts, 'choices'>, operation: OperationId, page_size: number): CanonicalQuery {
  return takesSize(facts, operation) ? { page_size: withinBounds(facts, operation, page_size) } : {};
}

/** Pages into which a list is cut at most, if none of them is short. */
const usual_pages = 12;

/** A size by which a list of so many items is walked to its end: as many more items as it takes, whatever the size. */
export function walkedSize(page_size: number, items: number): number {
  return page_size + Math.floor(items / usual_pages);
}

/** The nearest size within the declared bounds. */
function withinBounds({ choices }: Pick<Facts, 'choices'>, operation: OperationId, page_size: number): number {
  const bounds = hasStatedBounds(operation) ? undefined : chosen(choices, 'lists.page_size_bounds', operation);
  return Array.isArray(bounds) ? Math.min(Math.max(page_size, Number(bounds[0])), Number(bounds[1])) : page_size;
}

/** A page may hold less than its size. */
export function judgeSize(page: Exchange, page_size: number, tally: Tally): Mismatch[] {
  const items = page.decoded?.page?.items.length ?? 0;
  return tally.holds(items <= page_size, 'page-too-large', {
    at: page,
    message: `a page of size ${page_size} holds ${items} items`,
    expected: { at_most: page_size },
    actual: { items },
    pointer: '/items',
  });
}
