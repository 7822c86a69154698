import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const anyIsNoId: Mutant = {
  id: 'deliveries/all-hold-each--any-is-no-id',
  clauses: ['webhooks.all-deliveries'],
  check: 'deliveries/all-hold-each',
  mistake: 'The route of a single webhook comes first, so that `any` is looked up as an id and not found.',
  applyTo: (parts) =>
    withReply(parts, 'listAllDeliveries', () => {
      throw new Refused('not_found');
    }),
};
