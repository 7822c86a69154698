/** Several things measured in turn, round after round, so that what the machine does meanwhile meets all of them. */

/** @returns for each of them what the rounds gave, in order */
export async function inTurn<Name extends string, Result>(
  rounds: number,
  acts: Readonly<Record<Name, () => Promise<Result>>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(acts) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results[name].push(await acts[name]());
  }
  return results;
}

/** Each round's share, so that a slow moment counts against both. */
export function shares(of: readonly number[], than: readonly number[]): number[] {
  return of.map((value, round) => value / than[round]!);
}

/** Time of an act, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
