import { of_events } from '../../arbitraries/wave-families.ts';
import { deliveryIdOf, repeatsIn, whyPartUnseen } from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts } from '../../suite/evidence.ts';

export const sameIdOnRepeat = waveCheck({
  id: 'events/same-id-on-repeat',
  title: 'A repeat carries the delivery.id of the attempt before',
  how: 'A receiver does not take an attempt; the one that follows must carry the same `delivery.id`.',
  clauses: ['events.same-id-on-repeat'],
  codes: {
    'delivery-id-changed': {
      clause: 'events.same-id-on-repeat',
      message: 'An attempt that was not taken is repeated under another delivery.id.',
    },
  },
  since: '0.1.0',
  ...of_events,
  judge(trials, { facts }, tally) {
    const changed = comparedIn(trials, facts).filter(({ ids }) => tally.compared(ids[0] !== ids[1]));
    return brokenBy(tally, 'delivery-id-changed', changed, ({ attempt, before, ids: [expected, actual] }) => ({
      message: `a ${attempt.channel} that was answered with ${before.answer} is repeated under another delivery.id`,
      expected,
      actual,
    }));
  },
  control(trials, { facts }) {
    if (comparedIn(trials, facts).length > 0) return undefined;
    if (repeatsIn(trials).length === 0) return 'no event was repeated';
    return whyPartUnseen('delivery_id', trials, facts) ?? 'no repeat holds a delivery.id';
  },
});

function comparedIn(trials: readonly Trial[], facts: Facts) {
  return repeatsIn(trials).flatMap((repeat) => {
    const ids = [deliveryIdOf(repeat.before, facts), deliveryIdOf(repeat.attempt, facts)] as const;
    return ids.every((id) => id !== undefined) ? [{ ...repeat, ids }] : [];
  });
}
