/** The cases of one check, before any of them is shown. */
import fc from 'fast-check';
import type { CaseSource } from '../suite/check.ts';

export interface DrawnInput<Case> {
  /** Plain data: what is stored is what runs. */
  input: Case;
  /** fast-check's path to it; absent where it was not drawn, so that fast-check knows nothing smaller. */
  path?: string;
}

export interface DrawOptions {
  /** Replaces the number of drawn cases. */
  samples?: number;
  /** One of them alone. */
  single?: boolean;
}

/** Named cases first, then the drawn ones, or the rows of the table; repeats are not taken out. */
export function drawInputs<Case>(
  source: CaseSource<Case>,
  seed: number,
  { samples, single }: DrawOptions,
): DrawnInput<Case>[] {
  const all = source.kind === 'table' ? rows(source.table) : [...rows(source.named ?? []), ...drawn(source)];
  return single ? all.slice(placeFor(seed, all.length)).slice(0, 1) : all;

  function drawn({ arbitrary, samples: usual }: Extract<CaseSource<Case>, { kind: 'drawn' }>): DrawnInput<Case>[] {
    const inputs = fc.sample(arbitrary, { seed, numRuns: samples ?? usual });
    return inputs.map((input, index) => ({ input: asJson(input), path: String(index) }));
  }
}

function rows<Case>(table: readonly Case[]): DrawnInput<Case>[] {
  return table.map((input) => ({ input: asJson(input) }));
}

/** A place of a list, the same for the same seed; every place is as likely. */
function placeFor(seed: number, length: number): number {
  return length === 0 ? 0 : fc.sample(fc.integer({ min: 0, max: length - 1 }), { seed, numRuns: 1 })[0]!;
}

/** Cases and notes are JSON: what is stored is what ran. */
export function asJson<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
