/** The order in which scenarios have room where there are few runs: those first that serve most checks. Pure. */
import type { Scenario } from '../suite/scenario.ts';

/** A check that has one already counts for so much of one that has none. */
const worth_of_another = 0.25;

/**
 * @param asked for each check the places of its scenarios
 * @param weights of the checks, the same for all unless given
 * @returns the places of all scenarios, in the order to show them
 */
export function inBreadth(
  scenarios: readonly Scenario[],
  asked: readonly (readonly number[])[],
  weights: readonly number[] = asked.map(() => 1),
): number[] {
  const askers = scenarios.map((_, place) => asked.flatMap((own, check) => (own.includes(place) ? [check] : [])));
  const worth = [...weights];
  const order: number[] = [];
  const left = new Set(scenarios.keys());
  while (left.size > 0) {
    const best = [...left].reduce((a, b) => (isBetter(b, a) ? b : a));
    left.delete(best);
    order.push(best);
    for (const check of askers[best]!) worth[check]! *= worth_of_another;
  }
  return order;

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
