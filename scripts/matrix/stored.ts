/** Trials of the mutants, as docs/matrix.json keeps them: a line for each mutant, in the order of the list. */
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import type { MutantTrial, Subtlety } from '../../conformance/trials/trial.ts';

export interface StoredMatrix {
  /** Of every trial. */
  seed: number;
  mutants: StoredMutant[];
}

/** Nothing that differs from one run to the next: no times, no counts of requests. */
export interface StoredMutant extends Pick<MutantTrial, 'mutant' | 'outcome' | 'clause' | 'hangs_on' | 'others'> {
  /** The verdict of its check, in words, where that is not what was to be shown. */
  said?: string;
  /** Absent before it was measured. */
  single?: Omit<Subtlety, 'mutant'>;
}

export function storedMutant(
  { mutant, outcome, said, clause, hangs_on, others }: MutantTrial,
  single?: StoredMutant['single'],
): StoredMutant {
  return {
    mutant,
    outcome,
    ...(outcome !== 'killed' && { said }),
    ...(clause !== undefined && { clause }),
    hangs_on,
    ...(others && { others }),
    ...(single && { single: { missed: single.missed, tried: single.tried, subtle: single.subtle } }),
  };
}

/** The rows in the order of the list, without those of mutants that there are no more. */
export function orderAsListed(rows: readonly StoredMutant[], mutants: readonly Pick<Mutant, 'id'>[]): StoredMutant[] {
  const by_id = new Map(rows.map((row) => [row.mutant, row]));
  return mutants.flatMap(({ id }) => by_id.get(id) ?? []);
}

/** A mutant a line, so that a change touches no line but its own. */
export function textOf({ seed, mutants }: StoredMatrix): string {
  const rows = mutants.map((row) => JSON.stringify(row)).join(',\n');
  return `{\n"seed": ${seed},\n"mutants": [\n${rows}\n]\n}\n`;
}

export function parseMatrix(text: string): StoredMatrix {
  return JSON.parse(text) as StoredMatrix;
}
