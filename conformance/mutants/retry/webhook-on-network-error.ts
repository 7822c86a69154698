import { webhookOnNetworkError } from '../../checks/retry/webhook-on-network-error.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { taken_as_received, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(webhookOnNetworkError, {
  'never-again': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake: 'An error of the socket ends the job, since only answers are looked at for a repeat.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') })),
  },
  'not-on-a-plain-close': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake: 'The end of the stream without a byte is read as an empty answer, which is good enough.',
    applyTo: (parts) =>
      withOutcomes(parts, 'webhook', ({ result }) =>
        result.kind === 'failed' && /other side closed/.test(result.message) ? taken_as_received : result,
      ),
  },
});
