import { webhookOnTimeout } from '../../checks/retry/webhook-on-timeout.ts';
import { mutantsOf } from '../mutant.ts';
import { neverAgainOn, withRule } from '../other-manners.ts';
import { isOfWorkflow, withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(webhookOnTimeout, {
  'not-for-workflows': {
    breaks: ['webhooks.retries-on-timeout'],
    mistake: 'The sender for workflows knows no repeat after a timeout.',
    applyTo: (parts) => withRuleFor(parts, isOfWorkflow, neverAgainOn('timeout')),
  },
  'not-for-cancellations': {
    breaks: ['webhooks.retries-on-timeout'],
    mistake: 'Of a run that was called off nobody who takes too long is told a second time.',
    applyTo: (parts) => withRuleFor(parts, ({ event }) => event === 'run.cancelled', neverAgainOn('timeout')),
  },
  'never-again': {
    breaks: ['webhooks.retries-on-timeout'],
    mistake: 'Whoever does not answer in time is taken to have the notice, since all of it was sent.',
    applyTo: (parts) => withRule(parts, 'webhook', neverAgainOn('timeout')),
  },
});
