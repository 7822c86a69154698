/** Values that were asked for lately, within a bound: two generations, so that no use needs a note. */

export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  /** @param weight of it, against the bound */
  set(key: Key, value: Value, weight?: number): Value;
  delete(key: Key): void;
  clear(): void;
  figures(): CacheFigures;
}

export interface CacheFigures {
  /** Values that are held now, and their weight. */
  entries: number;
  weight: number;
  /** Times that a value was asked for and was there, or was not. */
  hits: number;
  misses: number;
}

interface Kept<Value> {
  value: Value;
  weight: number;
}

interface Generation<Key, Value> {
  all: Map<Key, Kept<Value>>;
  weight: number;
}

/** @param most weight of a generation; with the next one beyond it, the older goes */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  const begun = (): Generation<Key, Value> => ({ all: new Map(), weight: 0 });
  let newer = begun();
  let older = begun();
  let [hits, misses] = [0, 0];

  function forget(generation: Generation<Key, Value>, key: Key): void {
    const there = generation.all.get(key);
    if (!there) return;
    generation.weight -= there.weight;
    generation.all.delete(key);
  }

  function keep(key: Key, one: Kept<Value>): Value {
    forget(newer, key);
    forget(older, key);
    if (newer.weight + one.weight > most) [newer, older] = [begun(), newer];
    newer.weight += one.weight;
    newer.all.set(key, one);
    return one.value;
  }

  return {
    get(key) {
      const found = newer.all.get(key);
      const before = found ?? older.all.get(key);
      if (before) hits += 1;
      else misses += 1;
      return found ? found.value : before && keep(key, before);
    },
    set: (key, value, weight = 1) => keep(key, { value, weight }),
    delete(key) {
      forget(newer, key);
      forget(older, key);
    },
    clear() {
      if (newer.weight + older.weight > 0) [newer, older] = [begun(), begun()];
    },
    figures: () => ({
      entries: newer.all.size + older.all.size,
      weight: newer.weight + older.weight,
      hits,
      misses,
    }),
  };
}

/** Figures of several caches as those of one. */
export function figuresTogether(all: readonly CacheFigures[]): CacheFigures {
  const sum = (key: keyof CacheFigures) => all.reduce((total, figures) => total + figures[key], 0);
  return { entries: sum('entries'), weight: sum('weight'), hits: sum('hits'), misses: sum('misses') };
}
