/** Some of the mutants of the document: as many kinds of weakening as there is room for. */
import { ranked } from '../../conformance/trials/ranked.ts';
import type { DocumentMutant } from './mutant.ts';

/**
 * @param count how many; all of them where there are no more
 * @param seed decides which ones of a kind: the same seed takes the same
 */
export function sampleOf(mutants: readonly DocumentMutant[], count: number, seed: string): DocumentMutant[] {
  const kinds = Object.values(Object.groupBy(mutants, ({ id }) => id.split('/')[0]!)).map((own = []) =>
    ranked(own, seed),
  );
  const rounds = Math.max(...kinds.map((own) => own.length));
  const first = ranked(
    kinds.map((own) => own[0]!),
    seed,
  ).map(({ id }) => kinds.findIndex((own) => own[0]!.id === id));
  const dealt = Array.from({ length: rounds }, (_, round) => first.flatMap((kind) => kinds[kind]![round] ?? []));
  return dealt.flat().slice(0, count);
}
