/** Items of lists, and the values in them that can be judged on every target. */
import type { OperationId } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';

export type ListItem = Record<string, unknown>;

/** The fields that tell the items of a list apart, where they have no ids. */
const key_fields: { readonly [Id in OperationId]?: string } = { listAssetTypes: 'name', listEventTypes: 'code' };

export function keyField(operation: OperationId): string {
  return key_fields[operation] ?? 'id';
}

/** The keys of what a page shows; none where it is no page. */
export function keysOn({ request: { operation }, decoded }: Pick<Exchange, 'request' | 'decoded'>): string[] {
  return decoded?.page?.items.map((item) => String(item[keyField(operation)])) ?? [];
}

/** A size that every permitted target takes, and that keeps walks short. */
export const large_page = 200;

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
