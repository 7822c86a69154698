/**
 * Some of the mutants, from as many areas of the suite as there is room for. `npm test` kills a sample, since all take
 * minutes and a test must be quick; `npm run matrix` kills all.
 */
import type { Mutant } from '../mutants/mutant.ts';
import { ranked } from './ranked.ts';

/**
 * @param count how many; all of them where there are no more
 * @param seed decides which ones of an area: the same seed takes the same
 */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const areas = Object.values(Object.groupBy(mutants, ({ check }) => check.split('/')[0]!)).map((own = []) =>
    ranked(own, seed),
  );
  const taken: Mutant[] = [];
  for (let round = 0; taken.length < Math.min(count, mutants.length); round++) {
    for (const own of areas) if (own[round] && taken.length < count) taken.push(own[round]!);
  }
  return taken;
}
