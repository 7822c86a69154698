/** The cases of one check, before any of them is shown. */
import fc from 'fast-check';
import type { CaseSource } from '../suite/check.ts';
import { caseName } from './case-worth.ts';

export interface DrawnInput<Case> {
  /** Plain data: what is stored is what runs. */
  input: Case;
  /** fast-check's path to it; absent where it was not drawn, so that fast-check knows nothing smaller. */
  path?: string;
}

export interface DrawOptions {
  /** Replaces the number of drawn cases. */
  samples?: number;
  /** So many of them come before the others: of a table rows at even distances, else the first. */
  ahead?: number;
  /** Those of them that are known to find most, by their names: they come before all others. */
  best?: readonly string[];
  /** One of them alone. */
  single?: boolean;
}

/** Named cases first, then the drawn ones, or the rows of the table; repeats are not taken out. */
export function drawInputs<Case>(
  source: CaseSource<Case>,
  seed: number,
  { samples, ahead, best = [], single }: DrawOptions,
): DrawnInput<Case>[] {
  const all = source.kind === 'table' ? rows(source.table) : [...rows(source.named ?? []), ...drawn(source)];
  if (single) return all.slice(placeFor(seed, all.length)).slice(0, 1);
  if (ahead === undefined || ahead >= all.length) return all;
  const by_name = new Map(all.toReversed().map((one) => [caseName(one.input), one]));
  const known = new Set(best.flatMap((name) => by_name.get(name) ?? []));
  const others = all.filter((one) => !known.has(one));
  const left = ahead - known.size;
  if (left <= 0 || left >= others.length || source.kind !== 'table') return [...known, ...others];
  // Neighbours are of one class.
  const first = new Set(evenly(others, left, placeFor(seed, others.length)));
  return [...known, ...first, ...others.filter((one) => !first.has(one))];

  function drawn({ arbitrary, samples: usual }: Extract<CaseSource<Case>, { kind: 'drawn' }>): DrawnInput<Case>[] {
    const inputs = fc.sample(arbitrary, { seed, numRuns: samples ?? usual });
    return inputs.map((input, index) => ({ input: asJson(input), path: String(index) }));
  }
}

function rows<Case>(table: readonly Case[]): DrawnInput<Case>[] {
  return table.map((input) => ({ input: asJson(input) }));
}

/** So many of a list, each as far behind the last, in their order. @param from whose place is among them */
function evenly<Item>(all: readonly Item[], count: number, from: number): Item[] {
  const places = Array.from({ length: count }, (_, index) => {
    return (from + Math.floor((index * all.length) / count)) % all.length;
  });
  return places.toSorted((a, b) => a - b).map((place) => all[place]!);
}

/** A place of a list, the same for the same seed; every place is as likely. */
function placeFor(seed: number, length: number): number {
  return length === 0 ? 0 : fc.sample(fc.integer({ min: 0, max: length - 1 }), { seed, numRuns: 1 })[0]!;
}

/** Cases and notes are JSON: what is stored is what ran. */
export function asJson<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
