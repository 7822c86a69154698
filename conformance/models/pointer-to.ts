/** The place of a value in a body, as a JSON Pointer. Arrays are not gone through. */
import { pointerOf } from '../../src/json/pointer.ts';
export function pointerTo(value: unknown, body: unknown): string | undefined {
  if (value === undefined || value === null || typeof body !== 'object' || body === null) return undefined;
  if (Array.isArray(body)) return undefined;
  // The outermost one: what is said of a record may be said again deep inside it.
  let level: [place: string, inner: unknown][] = [['', body]];
  while (level.length > 0) {
    const next = level.flatMap(([place, inner]) => membersOf(inner, place));
    const found = next.find(([, inner]) => isSame(inner, value));
    if (found) return found[0];
    level = next;
  }
  return undefined;
}

function membersOf(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([name, inner]) => [`${place}${pointerOf([name])}`, inner]);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

/**
 * Places are compared where both know them: a masked field is found nowhere, and an untold one can be anywhere.
 */
export function agreesInCommon(
  told: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(found).every(([name, place]) => told[name] === undefined || told[name] === place);
}
