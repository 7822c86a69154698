import { isDeepStrictEqual } from 'node:util';

/** Whether two values read from JSON are the same value, whatever the order of their members. */
export function equalJson(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}
