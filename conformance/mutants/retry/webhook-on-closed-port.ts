import { webhookOnClosedPort } from '../../checks/retry/webhook-on-closed-port.ts';
import { mutantsOf } from '../mutant.ts';
import { taken_as_received, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(webhookOnClosedPort, {
  'only-lost-answers': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake: 'A receiver that cannot be connected to is switched off, and only a lost answer makes another attempt.',
    applyTo: (parts) =>
      withOutcomes(parts, 'webhook', ({ result }) =>
        result.kind === 'failed' && result.message.includes('ECONNREFUSED') ? taken_as_received : result,
      ),
  },
});
