/**
 * Records that are read again and again, such as those of a list: each is one object that nobody can change, so that
 * what was made of it (`keptWith`) may be kept with it. A change makes another object of it: its old one is to be forgotten here.
 */
import { type CacheFigures, createRecent } from './recent.ts';

/** At most so much text of a generation; with what is made of it, some four times as much memory. */
const most_signs = 500_000;

export interface LastingRecords<Key> {
  /** The frozen records, in the order of their keys. @throws SyntaxError */
  get(keys: readonly Key[]): object[];
  forget(key: Key): void;
  /** Their weight is in signs of text. */
  figures(): CacheFigures;
}

/**
 * @param textsOf reads those that are not at hand: key and JSON text of each, in any order
 * @param most signs of text of a generation; what is in use is in one of two
 */
export function createLastingRecords<Key>(
  textsOf: (keys: readonly Key[]) => Iterable<readonly [Key, string]>,
  most = most_signs,
): LastingRecords<Key> {
  const recent = createRecent<Key, object>(most);
  return {
    get(keys) {
      const found = keys.map(recent.get);
      const missing = keys.filter((_, index) => found[index] === undefined);
      if (missing.length === 0) return found as object[];
      const read = new Map<Key, object>();
      for (const [key, text] of textsOf(missing)) {
        read.set(key, recent.set(key, frozen(JSON.parse(text) as object), text.length));
      }
      return keys.map((key, index) => found[index] ?? read.get(key)!);
    },
    forget: recent.delete,
    figures: recent.figures,
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
