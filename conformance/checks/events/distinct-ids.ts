import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, deliveryIdOf, shownBy, type TrialAttempt, whyPartUnseen } from '../../models/events.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts } from '../../suite/evidence.ts';

export const distinctIds = waveCheck({
  id: 'events/distinct-ids',
  title: 'No two deliveries on one channel carry the same delivery.id',
  how: 'Each pair of a run and a receiver has a delivery of its own: no two callbacks, and no two deliveries to webhooks, may arrive under the same `delivery.id`. A callback and a delivery to a webhook may.',
  clauses: ['events.distinct-ids'],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge(trials, { facts }, tally) {
    const shared = Object.entries(byId(trials, facts)).filter(([, told]) => tally.compared(placesIn(told).length > 1));
    const [first] = shared;
    if (!first) return [];
    const [, told] = first;
    const id = deliveryIdOf(told![0]!.attempt, facts);
    const about = {
      code: 'shared-id',
      clause: 'events.distinct-ids',
      message: 'deliveries on one channel to different receivers, or of different runs, carry the same delivery.id',
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
    const channels = Object.values(Object.groupBy(told, ({ attempt }) => attempt.channel));
    if (channels.some((of_one) => placesIn(of_one).length > 1)) return undefined;
    return (
      whyPartUnseen('delivery_id', trials, facts) ??
      'only one delivery arrived, so that there was no other to compare it with'
    );
  },
});

function byId(trials: readonly Trial[], facts: Facts): Partial<Record<string, TrialAttempt[]>> {
  const told = attemptsOfTrials(trials).filter(({ attempt }) => deliveryIdOf(attempt, facts) !== undefined);
  return Object.groupBy(told, ({ attempt }) => `${attempt.channel} ${deliveryIdOf(attempt, facts) ?? ''}`);
}

/** For each delivery: of which run, to which receiver. */
function placesIn(told: readonly TrialAttempt[] = []): string[] {
  return [...new Set(told.map(({ trial, attempt }) => `${trial.run.name} at ${attempt.inbox}`))];
}
