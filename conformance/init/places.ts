/** Places in a JSON answer by what stands there. */
import { isObject } from '../../src/json/is-object.ts';
import { pointerOf } from '../../src/json/pointer.ts';

export interface Place {
  pointer: string;
  /** The last name of it. */
  name: string;
  value: unknown;
}

/** Everything inside objects, the nearer first; what stands in arrays is left out. */
export function placesIn(json: unknown): Place[] {
  const places: Place[] = [];
  let level: { names: string[]; value: unknown }[] = [{ names: [], value: json }];
  while (level.length > 0) {
    const inner = level.flatMap(({ names, value }) =>
      isObject(value) ? Object.entries(value).map(([name, own]) => ({ names: [...names, name], value: own })) : [],
    );
    places.push(...inner.map(({ names, value }) => ({ pointer: pointerOf(names), name: names.at(-1)!, value })));
    level = inner;
  }
  return places;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** The objects of the list that an answer is, or holds. */
export function recordsIn(json: unknown): Record<string, unknown>[] {
  const list = Array.isArray(json) ? json : placesIn(json).find(({ value }) => Array.isArray(value))?.value;
  return ((list ?? []) as unknown[]).filter(isObject);
}
