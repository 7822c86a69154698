/** True for equal values of JSON, whatever their prototypes. A key that holds undefined counts as absent. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameValue(item, other[index]))
    );
  }
  const mine = one as Record<string, unknown>;
  const yours = other as Record<string, unknown>;
  return (
    Object.keys(mine).every((key) => sameValue(mine[key], yours[key])) &&
    Object.keys(yours).every((key) => Object.hasOwn(mine, key) || yours[key] === undefined)
  );
}
