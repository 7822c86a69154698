import { webhookOnNon2xx } from '../../checks/retry/webhook-on-non-2xx.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isUser, withRuleForCallers } from '../runs-of-callers.ts';

export const mutants = mutantsOf(webhookOnNon2xx, {
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
});
