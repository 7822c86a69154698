/** Cases of its check by which a mutant dies. */
import type { Mutant } from '../mutants/mutant.ts';
import { caseName } from '../runner/case-worth.ts';
import type { Check } from '../suite/check.ts';
import type { JudgedCase } from '../verdicts/judge-case.ts';
import { runEmbedded } from './embedded-run.ts';
import { killerOf } from './killer.ts';

/** By their names, each once. Of a check by waves they are scenarios, each of which may take others beside it. */
export async function casesThatKill(mutant: Mutant): Promise<string[]> {
  const check = killerOf(mutant);
  const found = new Set<string>();
  await runEmbedded({
    checks: [check],
    mutant: mutant.id,
    shrink: false,
    shown: (one) => {
      for (const text of failingIn(check, one)) found.add(text);
    },
  });
  return [...found];
}

function failingIn({ wave }: Check, { record, outcome }: JudgedCase): string[] {
  if (outcome.kind !== 'violated') return [];
  if (!wave) return [caseName(record.case)];
  const scenarios = record.case as readonly unknown[];
  const places = outcome.mismatches.flatMap(({ shown_by = [] }) => shown_by);
  return places.map((place) => caseName(scenarios[place]));
}
