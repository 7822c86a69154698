/** The lists that have pages. Most of them the suite cannot fill, and reads as it finds them. */
import { isIn, type OperationIn, operationsIn } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { WalkResult } from './walk.ts';

export type PagedList = OperationIn<'lists'>;
export const paged_lists = operationsIn('lists');

/** Those that the text tells pages of; it tells of no envelope of the others. */
export function isOfText(list: PagedList): boolean {
  return isIn('text_lists', list);
}

/** Such another list may come in one piece. */
export function comesWhole(first: Exchange | undefined): boolean {
  const page = first?.decoded?.page;
  return (
    first !== undefined &&
    !isIn('text_lists', first.request.operation) &&
    !page?.first &&
    !page?.next &&
    !page?.previous
  );
}

/** The log of a webhook, or of all: it may grow while it is read. */
export function isLog(list: PagedList): boolean {
  return list === 'listWebhookDeliveries' || list === 'listAllDeliveries';
}

/** Deliveries that a log should have, so that it has pages. */
export const least_entries = 3;
/** The log of all webhooks shows those of several behind one another. */
const most_entries = 5;

/** The first keys of a log, each once: by them two walks over it are compared. */
export function firstKeys(walk: WalkResult, list: PagedList): string[] {
  const keys = new Set(walk.pages.flatMap((page) => page.ids));
  return [...keys].slice(0, list === 'listAllDeliveries' ? most_entries : least_entries);
}
