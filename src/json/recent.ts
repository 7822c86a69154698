/** Values that were asked for lately, within a bound: two generations, so that no use needs a note. */

export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  /** @param weight of it, against the bound */
  set(key: Key, value: Value, weight?: number): Value;
  delete(key: Key): void;
}

interface Kept<Value> {
  value: Value;
  weight: number;
}

/** @param most weight of a generation; with the next one beyond it, the older goes */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  let kept = new Map<Key, Kept<Value>>();
  let older = new Map<Key, Kept<Value>>();
  let held = 0;

  function keep(key: Key, one: Kept<Value>): Value {
    if (held + one.weight > most) {
      [kept, older] = [new Map(), kept];
      held = 0;
    }
    held += one.weight;
    kept.set(key, one);
    return one.value;
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (found) return found.value;
      const before = older.get(key);
      return before && keep(key, before);
    },
    set: (key, value, weight = 1) => keep(key, { value, weight }),
    delete(key) {
      kept.delete(key);
      older.delete(key);
    },
  };
}
