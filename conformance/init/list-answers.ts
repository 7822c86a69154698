/** Reading what a list answers: its items, their order, and the queries of its cursor URLs. */
import { readQueryString } from '../../src/choices/query-string.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Answer } from './asker.ts';

export type Item = Readonly<Record<string, unknown>>;

export function itemsOf({ reply }: Pick<Answer, 'reply'>): readonly Item[] {
  return reply?.outcome === 'success' ? (reply.page?.items ?? []) : [];
}

/** The items with the members that were sent, and no others. */
export function rawItemsOf({ json, reply }: Answer): readonly Item[] {
  if (reply?.outcome !== 'success' || !isObject(json)) return [];
  const list = Object.values(json).find(Array.isArray) as unknown[] | undefined;
  return (list ?? []).filter(isObject);
}

/** The query of a cursor URL, whatever stands before it. */
export function queryOf(url: string): [string, string][] {
  const at = url.indexOf('?');
  return at < 0 ? [] : readQueryString(url.slice(at + 1).split('#')[0]!);
}

export function valuesOf(items: readonly Item[], field: string): (string | number)[] {
  return items.map((item) => item[field]).filter((value) => typeof value === 'string' || typeof value === 'number');
}

/** By code points, or regardless of case. */
export function isSorted(items: readonly Item[], field: string, direction: 'asc' | 'desc'): boolean {
  const values = valuesOf(items, field);
  const sign = direction === 'asc' ? 1 : -1;
  const in_order = (fold: (value: string | number) => string | number) =>
    values.every((value, index) => {
      if (index === 0) return true;
      const [one, other] = [fold(values[index - 1]!), fold(value)];
      return one === other || (one < other ? -1 : 1) * sign < 0;
    });
  return in_order((value) => value) || in_order((value) => (typeof value === 'string' ? value.toLowerCase() : value));
}

/** True where three items or more are equal in a field and differ in their names. */
export function hasTies(items: readonly Item[], field: string): boolean {
  const groups = Map.groupBy(items, (item) => item[field]);
  return [...groups.values()].some((group) => new Set(group.map(({ name }) => name)).size >= 3);
}
