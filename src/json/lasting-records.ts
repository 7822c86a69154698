/**
 * Records that are read again and again, such as those of a list: each is one object that nobody can change, so that
 * what was made of it (`keptWith`) may be kept with it. A change makes another object of it: its old one is to be forgotten here.
 */

/** At most so much text of a generation; with what is made of it, some four times as much memory. */
const most_signs = 500_000;

export interface LastingRecords<Key> {
  /** The frozen records, in the order of their keys. @throws SyntaxError */
  get(keys: readonly Key[]): object[];
  forget(key: Key): void;
}

interface Kept {
  record: object;
  /** Of its text. */
  length: number;
}

/**
 * @param textsOf reads those that are not at hand: key and JSON text of each, in any order
 * @param most signs of text of a generation; what is in use is in one of two
 */
export function createLastingRecords<Key>(
  textsOf: (keys: readonly Key[]) => Iterable<readonly [Key, string]>,
  most = most_signs,
): LastingRecords<Key> {
  let kept = new Map<Key, Kept>();
  let older = new Map<Key, Kept>();
  let signs = 0;

  function keep(key: Key, one: Kept): object {
    if (signs + one.length > most) {
      [kept, older] = [new Map(), kept];
      signs = 0;
    }
    signs += one.length;
    kept.set(key, one);
    return one.record;
  }

  /** The record, if it is in one of the two. */
  function known(key: Key): object | undefined {
    const found = kept.get(key);
    if (found) return found.record;
    const before = older.get(key);
    return before && keep(key, before);
  }

  return {
    get(keys) {
      const found = keys.map(known);
      const missing = keys.filter((_, index) => found[index] === undefined);
      if (missing.length === 0) return found as object[];
      const read = new Map<Key, object>();
      for (const [key, text] of textsOf(missing)) {
        read.set(key, keep(key, { record: frozen(JSON.parse(text) as object), length: text.length }));
      }
      return keys.map((key, index) => found[index] ?? read.get(key)!);
    },
    forget(key) {
      kept.delete(key);
      older.delete(key);
    },
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/** @returns the function, which does its work once for each record that is frozen, as long as that is kept */
export function keptWith<Taken extends object, Made>(make: (record: Taken) => Made): (record: Taken) => Made {
  const made = new WeakMap<Taken, Made>();
  return (record) => {
    if (!Object.isFrozen(record)) return make(record);
    const known = made.get(record);
    if (known !== undefined) return known;
    const fresh = make(record);
    made.set(record, fresh);
    return fresh;
  };
}
