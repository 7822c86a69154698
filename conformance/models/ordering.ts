/**
 * The order of a sorted list, written from the prose: values that every target orders alike (numbers, times, and texts
 * of one length that have lower-case letters and digits at the same places, since some put `a10` behind `a9b`) rise or
 * fall; ties are sets, and items without a value apart.
 */
import type { ListItem } from './list-items.ts';
import { instantOf, isSet } from './values.ts';

/** The values of a field that every target puts in the same order, in the order of the items. */
export function orderedValues(items: readonly ListItem[], field: string): (string | number)[] {
  const values = items.map((item) => item[field]).filter(isSet);
  if (values.every((value) => typeof value === 'number')) return values;
  const texts = values.filter((value) => typeof value === 'string');
  if (field.endsWith('_at')) {
    const times = texts.map(instantOf);
    return times.some(Number.isNaN) ? [] : times;
  }
  const simple = texts.filter((text) => /^[a-z0-9]+$/.test(text));
  const alike = [...Map.groupBy(simple, (text) => text.replace(/[0-9]/g, '0').replace(/[a-z]/g, 'a')).values()];
  return alike.toSorted((a, b) => b.length - a.length)[0] ?? [];
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
