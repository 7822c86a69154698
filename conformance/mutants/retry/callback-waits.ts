import { callbackWaits } from '../../checks/retry/callback-waits.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { underAnotherId } from '../outcomes-taken.ts';
import { isOfWorkflow, withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(callbackWaits, {
  'full-jitter': {
    breaks: ['callbacks.first-gap'],
    mistake: 'Chance takes off anything up to the whole wait, as is advised where many senders meet.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, jitter: 'full' } })),
  },
  'none-behind-a-reset': {
    breaks: ['callbacks.first-gap'],
    mistake: 'A lost connection is made anew at once, and only a 5xx is waited out.',
    applyTo: (parts) => ({
      ...parts,
      async send(event) {
        const result = await parts.send(event);
        const is_lost = event.channel === 'callback' && result.kind === 'failed' && result.reason === 'network';
        return is_lost ? parts.send(underAnotherId(event, parts.random.uuid())) : result;
      },
    }),
  },
  'two-seconds': {
    breaks: ['callbacks.first-gap'],
    mistake: 'The wait is doubled before the first repeat, where it should be behind it.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 2_000, factor: 1 } })),
  },
  'equal-for-workflows': {
    breaks: ['callbacks.second-gap'],
    mistake: 'The sender for workflows waits equally long each time.',
    applyTo: (parts) =>
      withRuleFor(parts, isOfWorkflow, ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } }), 'callback'),
  },
  equal: {
    breaks: ['callbacks.second-gap'],
    mistake: 'The wait is the same each time: nothing doubles.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } })),
  },
  threefold: {
    breaks: ['callbacks.second-gap'],
    mistake: 'The wait is tripled where it should be doubled.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, factor: 3 } })),
  },
});
