import { webhookOnNon2xx } from '../../checks/retry/webhook-on-non-2xx.ts';
import { isAnswer, taken_as_received } from '../callback-results.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isUser, withRuleForCallers } from '../runs-of-callers.ts';
import { withRuleFor } from '../two-engines.ts';
import { isOneOf, withOutcomes } from './other-outcomes.ts';

const most_failures = 5;

export const mutants = mutantsOf(webhookOnNon2xx, {
  'runs-of-users-once': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'The page that people dispatch from sends its own notices, and sends each once.',
    applyTo: (parts) => withRuleForCallers(parts, isUser, 'webhook', () => ({ attempts: 1 })),
  },
  'conflict-is-had': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'A receiver that answers 409 is taken to say that it had this notice already.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 409] })),
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
  'not-modified-is-enough': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'A receiver that answers 304 is taken to have had the notice before.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 304] })),
  },
  'receiver-given-up': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake:
      'The count of failures after which a webhook is paused is not set back by a success, and what fails then is not repeated.',
    applyTo(parts) {
      const failures = new Map<string, number>();
      return withOutcomes(parts, 'webhook', ({ event: { url }, result }) => {
        if (isAnswer(result, (status) => status <= 299)) return result;
        const count = (failures.get(url) ?? 0) + 1;
        failures.set(url, count);
        return count > most_failures ? taken_as_received : result;
      });
    },
  },
  'refused-failures-given-up': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'The notices of failed runs go through an older sender, which takes every 4xx for final.',
    applyTo: (parts) =>
      withRuleFor(
        parts,
        ({ event }) => event === 'run.failed',
        ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== '4xx') }),
      ),
  },
  'unlisted-status': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake:
      'A status that the list of the HTTP library does not know has no class, and what has no class is not repeated.',
    applyTo: (parts) =>
      withOutcomes(parts, 'webhook', ({ result }) => (isOneOf(result, [599]) ? taken_as_received : result)),
  },
  'gives-up-on-413': {
    breaks: ['webhooks.retries-on-non-2xx'],
    mistake: 'What is too large for a receiver stays too large, and one that takes no POST will take none later.',
    applyTo: (parts) =>
      withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 405, 413] })),
  },
});
