/**
 * The order of a sorted list, written from the prose: values that every target orders alike (numbers, times, and texts
 * of one length that have lower-case letters and digits at the same places, since some put `a10` behind `a9b`) rise or
 * fall; ties are sets, and items without a value apart.
 */
import type { ListItem } from './list-items.ts';
import { instantOf, isSet } from './values.ts';

/** Items whose values of a field every target puts in the same order, each with that value, in the order of the items. */
export function orderedItems<Item extends ListItem>(
  items: readonly Item[],
  field: string,
): { item: Item; value: string | number }[] {
  const set = items.filter((item) => isSet(item[field]));
  const asNumbers = (numberOf: (value: unknown) => number) => {
    const numbered = set.map((item) => ({ item, value: numberOf(item[field]) }));
    return numbered.some(({ value }) => Number.isNaN(value)) ? [] : numbered;
  };
  if (field === 'cost' || set.every((item) => typeof item[field] === 'number')) return asNumbers(Number);
  if (field.endsWith('_at')) return asNumbers(instantOf);
  const simple = set.flatMap((item) => {
    const value = item[field];
    return typeof value === 'string' && /^[a-z0-9]+$/.test(value) ? [{ item, value }] : [];
  });
  const formOf = (text: string) => text.replace(/[0-9]/g, '0').replace(/[a-z]/g, 'a');
  const alike = [...Map.groupBy(simple, ({ value }) => formOf(value)).values()];
  return alike.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** These values alone. */
export function orderedValues(items: readonly ListItem[], field: string): (string | number)[] {
  return orderedItems(items, field).map(({ value }) => value);
}

/** The first value that steps the wrong way, and the one before it; undefined where none does. */
export function wrongStep(
  values: readonly (string | number)[],
  direction: 'asc' | 'desc',
): [before: string | number, value: string | number] | undefined {
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (before !== undefined && (direction === 'asc' ? before > value : before < value)) return [before, value];
  }
  return undefined;
}
