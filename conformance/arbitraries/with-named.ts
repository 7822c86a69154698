/** Adds the scenarios that one check names to those that several checks draw alike. */
import type { CaseSource } from '../suite/check.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Scenario } from '../suite/scenario.ts';

/** @param scenarios those of any target, or those that the facts of one call for */
export function withNamed(
  source: (facts: Facts) => CaseSource<Scenario>,
  scenarios: readonly Scenario[] | ((facts: Facts) => readonly Scenario[]),
): (facts: Facts) => CaseSource<Scenario> {
  return (facts) => {
    const drawn = source(facts);
    const more = typeof scenarios === 'function' ? scenarios(facts) : scenarios;
    if (drawn.kind === 'table') return { ...drawn, table: [...drawn.table, ...more] };
    return { ...drawn, named: [...(drawn.named ?? []), ...more] };
  };
}
