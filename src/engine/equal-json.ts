import { isDeepStrictEqual } from 'node:util';

/** True for values that are the same JSON, whatever the order of their members. */
export function equalJson(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}
