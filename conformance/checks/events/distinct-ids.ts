import { of_events } from '../../arbitraries/wave-families.ts';
import { attemptsOfTrials, deliveryIdOf, type TrialAttempt, whyPartUnseen } from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts } from '../../suite/evidence.ts';

export const distinctIds = waveCheck({
  id: 'events/distinct-ids',
  title: 'No two deliveries on one channel carry the same delivery.id',
  how: 'Each pair of a run and a receiver has a delivery of its own: no two callbacks, and no two deliveries to webhooks, may arrive under the same `delivery.id`.',
  clauses: ['events.distinct-ids'],
  codes: {
    'shared-delivery-id': {
      clause: 'events.distinct-ids',
      message: 'Deliveries on one channel to different receivers, or of different runs, carry the same delivery.id.',
    },
  },
  since: '0.1.0',
  ...of_events,
  judge(trials, { facts }, tally) {
    const shared = byId(trials, facts).filter((told) => tally.compared(placesIn(told).length > 1));
    return brokenBy(tally, 'shared-delivery-id', shared.flat(), ({ attempt }) => ({
      expected: 'a delivery.id of its own for each',
      actual: { id: deliveryIdOf(attempt, facts), deliveries: placesIn(shared[0]) },
    }));
  },
  control(trials, { facts }) {
    const told = byId(trials, facts).flat();
    const channels = Object.values(Object.groupBy(told, ({ attempt }) => attempt.channel));
    if (channels.some((of_one) => placesIn(of_one).length > 1)) return undefined;
    return (
      whyPartUnseen('delivery_id', trials, facts) ??
      'only one delivery arrived, so that there was no other to compare it with'
    );
  },
});

function byId(trials: readonly Trial[], facts: Facts): TrialAttempt[][] {
  const told = attemptsOfTrials(trials).filter(({ attempt }) => deliveryIdOf(attempt, facts) !== undefined);
  return [...Map.groupBy(told, ({ attempt }) => `${attempt.channel} ${deliveryIdOf(attempt, facts)}`).values()];
}

/** For each delivery: of which run, to which receiver. */
function placesIn(told: readonly TrialAttempt[] = []): string[] {
  return [...new Set(told.map(({ trial, attempt }) => `${trial.run.name} at ${attempt.inbox}`))];
}
