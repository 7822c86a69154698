import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const refusedToKeys: Mutant = {
  id: 'requests/listAllDeliveries--refused-to-keys',
  clauses: ['webhooks.all-deliveries'],
  check: 'requests/listAllDeliveries',
  mistake: 'The list of all deliveries was made for the console, and API keys are refused.',
  applyTo: (parts) =>
    withReply(parts, 'listAllDeliveries', (reply, { caller }) => {
      if (caller?.kind === 'api_key') throw new Refused('human_required');
      return reply;
    }),
};
