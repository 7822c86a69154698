import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const cancellationsLeftOut: Mutant = {
  id: 'webhooks/event-types--cancellations-left-out',
  clauses: ['webhooks.event-types-name-the-three'],
  check: 'webhooks/event-types',
  mistake: 'The list was written before runs could be called off.',
  applyTo: (parts) =>
    withReply(parts, 'listEventTypes', (reply) => {
      if (reply.kind !== 'page') return reply;
      const items = reply.page.items.filter(({ code }) => code !== 'run.cancelled');
      return { ...reply, page: { ...reply.page, items } };
    }),
};
