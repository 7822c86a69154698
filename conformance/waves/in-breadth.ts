/** The order in which scenarios have room where there are few runs: those first that serve most checks. Pure. */
import type { Scenario } from '../suite/scenario.ts';

/** A check that has one already counts for so much of one that has none. */
const worth_of_another = 0.25;

/**
 * @param asked for each check the places of its scenarios
 * @param weights of the checks, the same for all unless given
 * @param best the places of those that come before all others, in their order
 * @returns the places of all scenarios, in the order to show them
 */
export function inBreadth(
  scenarios: readonly Scenario[],
  asked: readonly (readonly number[])[],
  weights: readonly number[] = asked.map(() => 1),
  best: readonly number[] = [],
): number[] {
  const askers = scenarios.map((_, place) => asked.flatMap((own, check) => (own.includes(place) ? [check] : [])));
  const worth = [...weights];
  const order: number[] = [];
  const left = new Set(scenarios.keys());
  for (const place of best) take(place);
  while (left.size > 0) take([...left].reduce((a, b) => (isBetter(b, a) ? b : a)));
  return order;

  function take(place: number): void {
    left.delete(place);
    order.push(place);
    for (const check of askers[place]!) worth[check]! *= worth_of_another;
  }

  function isBetter(place: number, than: number): boolean {
    const [own, other] = [worthOf(place), worthOf(than)];
    // Of one worth, the one that shows more attempts.
    return own > other || (own === other && attemptsOf(scenarios[place]!) > attemptsOf(scenarios[than]!));
  }

  function worthOf(place: number): number {
    return askers[place]!.reduce((sum, check) => sum + worth[check]!, 0);
  }
}

function attemptsOf(scenario: Scenario): number {
  return 'answers' in scenario ? scenario.answers.length : 0;
}
