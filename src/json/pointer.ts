/** JSON Pointers, RFC 6901: places within a JSON value. */

/** The names on the way to a place, outermost first. */
export function namesIn(pointer: string): string[] {
  return pointer.split('/').slice(1).map(nameOf);
}

/** The name that one token of a pointer stands for. */
export function nameOf(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The pointer to a place. @param names outermost first */
export function pointerOf(names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Undefined where there is nothing. */
export function valueAt(value: unknown, pointer: string): unknown {
  return namesIn(pointer).reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[name] : undefined,
    value,
  );
}
