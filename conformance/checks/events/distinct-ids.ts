import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, deliveryIdOf, shownBy, type TrialAttempt, whyPartUnseen } from '../../models/events.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts } from '../../suite/evidence.ts';

export const distinctIds = waveCheck({
  id: 'events/distinct-ids',
  title: 'No two deliveries carry the same delivery.id',
  how: 'Each pair of a run and a receiver has a delivery of its own: no two of them may arrive under the same `delivery.id`.',
  clauses: ['events.distinct-ids'],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge(trials, { facts }, tally) {
    const shared = Object.entries(byId(trials, facts)).filter(([, told]) => tally.compared(placesIn(told).length > 1));
    const [first] = shared;
    if (!first) return [];
    const [id, told] = first;
    const about = {
      code: 'shared-id',
      clause: 'events.distinct-ids',
      message: 'deliveries to different receivers, or of different runs, carry the same delivery.id',
      expected: 'a delivery.id of its own for each',
      actual: { id, deliveries: placesIn(told) },
    };
    return [
      shownBy(
        shared.flatMap(([, all]) => all ?? []),
        about,
      ),
    ];
  },
  control(trials, { facts }) {
    const told = Object.values(byId(trials, facts)).flatMap((all) => all ?? []);
    if (placesIn(told).length > 1) return undefined;
    return (
      whyPartUnseen('delivery_id', trials, facts) ??
      'only one delivery arrived, so that there was no other to compare it with'
    );
  },
});

function byId(trials: readonly Trial[], facts: Facts): Partial<Record<string, TrialAttempt[]>> {
  const told = attemptsOfTrials(trials).filter(({ attempt }) => deliveryIdOf(attempt, facts) !== undefined);
  return Object.groupBy(told, ({ attempt }) => deliveryIdOf(attempt, facts) ?? '');
}

/** For each delivery: of which run, to which receiver. */
function placesIn(told: readonly TrialAttempt[] = []): string[] {
  return [...new Set(told.map(({ trial, attempt }) => `${trial.run.name} at ${attempt.inbox}`))];
}
