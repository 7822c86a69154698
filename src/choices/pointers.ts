/** JSON Pointers (RFC 6901) as places inside one another. Places to read may be in a list; places to write never. */

import { isObject } from '../json/is-object.ts';
import { namesIn } from '../json/pointer.ts';

type Members = Record<string, unknown>;

/** The value at the place; undefined when there is none. */
export function valueAt(body: unknown, pointer: string): unknown {
  return namesIn(pointer).reduce<unknown>((inside, name) => membersOf(inside)?.[name], body);
}

/** A list as an object of its items by their index; undefined for what has no members. */
export function membersOf(value: unknown): Members | undefined {
  if (Array.isArray(value)) return { ...value };
  return isObject(value) ? value : undefined;
}

/** A copy with the value at the place; what is in its way is replaced. */
export function withValueAt(body: Members, pointer: string, value: unknown): Members {
  return placed(body, namesIn(pointer), value);
}

/** A copy without the value at the place, and without the objects around it that held nothing else. */
export function withoutValueAt(body: Members, pointer: string): Members {
  return removed(body, namesIn(pointer));
}

/** True where one of them is the other, or a place inside it. */
export function overlap(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function placed(body: Members, [name, ...inner]: string[], value: unknown): Members {
  const inside = body[name!];
  return { ...body, [name!]: inner.length === 0 ? value : placed(isObject(inside) ? inside : {}, inner, value) };
}

function removed(body: Members, [name, ...inner]: string[]): Members {
  const { [name!]: inside, ...others } = body;
  if (inner.length === 0 || inside === undefined) return others;
  if (!isObject(inside)) return body;
  const left = removed(inside, inner);
  return Object.keys(left).length === 0 ? others : { ...body, [name!]: left };
}
