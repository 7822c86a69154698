import { webhookOnNetworkError } from '../../checks/retry/webhook-on-network-error.ts';
import { taken_as_received } from '../callback-results.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { withRuleFor } from '../two-engines.ts';
import { withOutcomes } from './other-outcomes.ts';

export const mutants = mutantsOf(webhookOnNetworkError, {
  'canceled-runs-only': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake:
      'The notices of canceled runs are sent by the request that cancels, where an error of the socket is swallowed.',
    applyTo: (parts) =>
      withRuleFor(
        parts,
        ({ event }) => event === 'run.cancelled',
        ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') }),
      ),
  },
  'never-again': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake: 'An error of the socket ends the job, since only answers are looked at for a repeat.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'network') })),
  },
  'third-in-a-row-breaks': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake:
      'A breaker in front of the receivers opens at the third lost connection, and what is lost then is never repeated.',
    applyTo(parts) {
      let lost = 0;
      return withOutcomes(parts, 'webhook', ({ result }) => {
        if (result.kind !== 'failed') return result;
        lost += 1;
        return lost > 2 ? taken_as_received : result;
      });
    },
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
