/** The lists that have pages. Most of them the suite cannot fill, and reads as it finds them. */
import { type OperationId, type OperationIn, operationsIn } from '../../src/contract/operations.ts';
import { key_fields } from './list-items.ts';
import type { WalkResult } from './walk.ts';

/** Lists without data sets of the suite's own. */
export type FoundList = Exclude<PagedList, 'listAssets' | 'listBatchItems'>;
export type PagedList = OperationIn<'lists'>;
export const paged_lists = operationsIn('lists');
export const found_lists = paged_lists.filter((id): id is FoundList => id !== 'listAssets' && id !== 'listBatchItems');

export function keyField(operation: OperationId): string {
  return key_fields[operation] ?? 'id';
}

/** The items by which two walks over a list that others change meanwhile can be compared. */
const most_compared = 8;

/** The first keys of a list that was read, each once. */
export function firstKeys(walk: WalkResult): string[] {
  return [...new Set(walk.pages.flatMap((page) => page.ids))].slice(0, most_compared);
}
