import { callbackFirstGap } from '../../checks/retry/callback-first-gap.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { underAnotherId } from '../outcomes-taken.ts';

export const mutants = mutantsOf(callbackFirstGap, {
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
});
