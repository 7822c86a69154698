/** Adds the scenarios that one check names to those that several checks draw alike. */
import type { CaseSource } from '../suite/check.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Scenario } from '../suite/scenario.ts';

export function withNamed(
  source: (facts: Facts) => CaseSource<Scenario>,
  scenarios: readonly Scenario[],
): (facts: Facts) => CaseSource<Scenario> {
  return (facts) => {
    const drawn = source(facts);
    if (drawn.kind === 'table') return { ...drawn, table: [...drawn.table, ...scenarios] };
    return { ...drawn, named: [...(drawn.named ?? []), ...scenarios] };
  };
}
