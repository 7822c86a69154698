/**
 * Lists that the suite asks for parts of: all that is in them, read once without asking for anything, and the values
 * that can be judged on every target.
 */
import type { OperationId } from '../../src/contract/operations.ts';
import type { DataSet } from '../suite/data-set.ts';
import type { Evidence } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { ownIds } from './own-items.ts';
import { stepsOf } from './steps.ts';
import { sameId } from './values.ts';
import { walkResult } from './walk.ts';

export type ListItem = Record<string, unknown>;

/** The lists whose filter, order and projection the text tells of, batches aside. */
export type AskedList = 'listAssets' | 'listAssetTypes';
export const asked_lists: readonly AskedList[] = ['listAssets', 'listAssetTypes'];

/** The field that tells the items of a list apart. */
export const key_fields: { readonly [Id in OperationId]?: string } = {
  listAssets: 'id',
  listAssetTypes: 'name',
  listBatchItems: 'id',
  listEventTypes: 'code',
  listWebhookDeliveries: 'id',
  listAllDeliveries: 'id',
};

/** A size that every permitted target takes, and that keeps walks short. */
export const large_page = 200;

/** Notes of a check that calls `readWhole`. */
export interface WholeNotes {
  /** The suite's own assets that the list was narrowed to; absent for lists of others. */
  sets?: readonly DataSet[];
}

/** The items that `readWhole` found: of assets those that the suite made. */
export function wholeList(evidence: Evidence<unknown, WholeNotes>, operation: AskedList): ListItem[] {
  const items = itemsOf([...stepsOf(evidence, 'whole-1'), ...stepsOf(evidence, 'whole-2')]);
  return operation === 'listAssetTypes' ? items : ownOf(items, evidence.notes.sets ?? []);
}

/** All items of pages. */
export function itemsOf(pages: readonly Exchange[]): ListItem[] {
  return pages.flatMap(({ decoded }) => decoded?.page?.items ?? []);
}

/** Each asset of the sets once. */
export function ownOf(items: readonly ListItem[], sets: readonly DataSet[]): ListItem[] {
  return sets.flatMap(ownIds).flatMap((id) => items.filter((item) => sameId(item.id, id)).slice(0, 1));
}

/** The reason why the whole list is not known; undefined where it is. */
export function unreadWhole(evidence: Evidence<unknown, WholeNotes>, operation: AskedList): string | undefined {
  if (operation === 'listAssetTypes') {
    const { ended } = walkResult(evidence, 'whole-1', { key: 'name' });
    return ended === 'end' ? undefined : 'the asset types could not be read to their end';
  }
  const sets = evidence.notes.sets ?? [];
  const made = sets.flatMap(ownIds).length;
  const shown = wholeList(evidence, operation).length;
  return shown === made ? undefined : `of ${made} assets that the suite made, its own lists show ${shown}`;
}

/** A value that every grammar can hold and every collation keeps apart from others. */
export function isPlain(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && /^[a-z0-9][a-z0-9._/-]{0,99}$/i.test(value));
}

/** The plain values that items have in a field, each once; none that another differs from by case alone. */
export function plainValues(items: readonly ListItem[], field: string): (string | number)[] {
  const values = [...new Set(items.map((item) => item[field]).filter(isPlain))];
  const folded = (value: string | number) => String(value).toLowerCase();
  return values.filter((value) => values.every((other) => other === value || folded(other) !== folded(value)));
}
