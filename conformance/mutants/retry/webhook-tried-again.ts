import { webhookTriedAgain } from '../../checks/retry/webhook-tried-again.ts';
import { mutantsOf } from '../mutant.ts';
import { neverAgainOn, withRule } from '../other-manners.ts';
import { taken_as_received, withOutcomes } from '../outcomes-taken.ts';
import { isUser, withRuleForCallers } from '../runs-of-callers.ts';

export const mutants = mutantsOf(webhookTriedAgain, {
  'runs-of-users-once': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'The page that people dispatch from sends its own notices, and sends each once.',
    applyTo: (parts) => withRuleForCallers(parts, isUser, 'webhook', () => ({ attempts: 1 })),
  },
  'gives-up-on-302': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'An HTTP library that does not throw for a redirect makes its caller believe that the notice was taken.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 302] })),
  },
  'gives-up-on-404': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'A receiver that answers 404 is taken to be gone, and its delivery given up.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 404] })),
  },
  'never-again': {
    breaks: ['webhooks.retries-on-network-error'],
    mistake: 'An error of the socket ends the job, since only answers are looked at for a repeat.',
    applyTo: (parts) => withRule(parts, 'webhook', neverAgainOn('network')),
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
