import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const idsFromASmallPool: Mutant = {
  id: 'events/distinct-ids--from-a-small-pool',
  clauses: ['events.distinct-ids'],
  check: 'events/distinct-ids',
  mistake: 'Ids of deliveries are drawn from a source that knows a few hundred of them.',
  applyTo: (parts) =>
    withPayload(parts, (payload) => {
      const id = `00000000-0000-4000-8000-0000000000${parts.random.uuid().slice(-2)}`;
      return { ...payload, delivery: { ...(payload.delivery as object), id } };
    }),
};
