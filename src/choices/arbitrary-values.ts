/** Draws the values of a choice as the catalog says. */
import fc from 'fast-check';
import { mapValues } from '../contract/subschemas.ts';
import type { Drawing } from './catalog/values.ts';
import { recordByKey } from './record-by-key.ts';

/** Undefined for what is not chosen. */
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

export function arbitraryOf(drawing: Drawing): fc.Arbitrary<unknown> {
  if ('one_of' in drawing) return fc.constantFrom(...drawing.one_of);
  if ('from' in drawing) return fc.integer({ min: drawing.from, max: drawing.to });
  if ('flag' in drawing) return fc.boolean();
  if ('tuple' in drawing) return fc.tuple(...drawing.tuple.map(arbitraryOf));
  if ('fields' in drawing) {
    const fields = mapValues(drawing.fields, arbitraryOf);
    return recordByKey(drawing.all ? fields : mapValues(fields, maybe));
  }
  const words = [...drawing.subset_of];
  return drawing.shuffled ? fc.shuffledSubarray(words, { minLength: 1 }) : fc.subarray(words);
}
