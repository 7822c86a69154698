/** Scenarios that several checks draw alike, with some that one check adds. */
import type { CaseSource, Facts } from '../runner/check.ts';
import type { Scenario } from '../waves/scenario.ts';

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
