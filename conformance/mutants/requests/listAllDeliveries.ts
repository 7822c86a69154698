import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listAllDeliveries'), {
  'refused-to-keys': {
    breaks: ['webhooks.all-deliveries'],
    mistake: 'The list of all deliveries was made for the console, and API keys are refused.',
    applyTo: (parts) =>
      withReply(parts, 'listAllDeliveries', (reply, { caller }) => {
        if (caller?.kind === 'api_key') throw new Refused('human_required');
        return reply;
      }),
  },
});
