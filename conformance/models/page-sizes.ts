/** Page sizes that a list takes: any from 1 to 500 on the two that the text names, on others what the target file declares. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { chosen } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';

const stated: readonly OperationId[] = ['listAssets', 'listAssetTypes'];

/** Whether the text says which sizes a list takes. */
export function hasStatedBounds(operation: OperationId): boolean {
  return stated.includes(operation);
}

/** Whether the target file says that a list takes no size. */
export function lacksSize({ choices }: Pick<Facts, 'choices'>, operation: OperationId): boolean {
  return chosen(choices, 'lists.parameters', operation)?.page_size === null;
}

/** Whether a list can be asked for a size: the target file names the parameter, or has to. */
export function takesSize({ choices }: Pick<Facts, 'choices'>, operation: OperationId): boolean {
  return hasStatedBounds(operation) || chosen(choices, 'lists.parameters', operation)?.page_size != null;
}

/** Asks for pages of the nearest size within the declared bounds; for those that come where the list takes no size. */
export function sizeQuery(facts: Pick<Facts, 'choices'>, operation: OperationId, page_size: number): CanonicalQuery {
  return takesSize(facts, operation) ? { page_size: withinBounds(facts, operation, page_size) } : {};
}

/** The nearest size within the declared bounds. */
export function withinBounds({ choices }: Pick<Facts, 'choices'>, operation: OperationId, page_size: number): number {
  const bounds = hasStatedBounds(operation) ? undefined : chosen(choices, 'lists.page_size_bounds', operation);
  return Array.isArray(bounds) ? Math.min(Math.max(page_size, Number(bounds[0])), Number(bounds[1])) : page_size;
}
