import type { Attempt } from '../../../src/contract/types.ts';
import { requestIdUnderItsDelivery } from '../../checks/deliveries/request-id-under-its-delivery.ts';
import { mutantsOf } from '../mutant.ts';
import { withItems } from '../other-log.ts';

type Item = Record<string, unknown>;

export const mutants = mutantsOf(requestIdUnderItsDelivery, {
  'joined-by-position': {
    breaks: ['events.request-id-correlates'],
    mistake: 'Deliveries and request ids are read in two queries and joined by their place, one sorted the other way.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) => {
        const ids = items.map(idsOf).toReversed();
        return items.map((item, index) => withIds(item, ids[index] ?? []));
      }),
  },
});

function attemptsOf(item: Item): Attempt[] {
  return (item.attempts ?? []) as Attempt[];
}

function idsOf(item: Item): string[] {
  return attemptsOf(item).map(({ request_id }) => request_id);
}

/** The attempts of an entry under the ids of another; where those are fewer, the rest keep none of their own. */
function withIds(item: Item, ids: readonly string[]): Item {
  const [, ...more] = attemptsOf(item);
  const spare = ids.slice(more.length + 1);
  const attempts = attemptsOf(item).map((attempt, index) => ({ ...attempt, request_id: ids[index] ?? '' }));
  return { ...item, attempts, ...(spare.length > 0 && { more_requests: spare }) };
}
