import type { Mutant } from '../mutant.ts';
import { withReceivers } from '../other-subscriptions.ts';

export const oneOfEachList: Mutant = {
  id: 'webhooks/fan-out--one-of-each-list',
  clauses: ['webhooks.fan-out'],
  check: 'webhooks/fan-out',
  mistake: 'Webhooks are looked up by their list of events, under which the last one that was made is found.',
  applyTo: (parts) =>
    withReceivers(parts, (matching) => [
      ...new Map(matching.map((webhook) => [webhook.record.event_types.toSorted().join(), webhook])).values(),
    ]),
};
