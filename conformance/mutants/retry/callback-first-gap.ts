import { callbackFirstGap } from '../../checks/retry/callback-first-gap.ts';
import { underAnotherId } from '../callback-results.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(callbackFirstGap, {
  'half-for-cancellations': {
    breaks: ['callbacks.first-gap'],
    mistake: 'The backoff of cancellations starts from half a second, and catches up in its second wait.',
    applyTo: (parts) =>
      withRuleFor(
        parts,
        ({ event }) => event === 'run.cancelled',
        ({ backoff }) => ({ backoff: { ...backoff, first_ms: 500, factor: 4 } }),
        'callback',
      ),
  },
  'full-jitter': {
    breaks: ['callbacks.first-gap'],
    mistake: 'Chance takes off anything up to the whole wait, as is advised where many senders meet.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, jitter: 'full' } })),
  },
  half: {
    breaks: ['callbacks.first-gap'],
    mistake: 'The backoff starts from half a second.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 500 } })),
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
  none: {
    breaks: ['callbacks.first-gap'],
    mistake: 'A failed callback goes back to the head of the queue, and out again at once.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 0 } })),
  },
  'half-as-long-again': {
    breaks: ['callbacks.first-gap'],
    mistake: 'A second and a half was taken over from the client of another service, and the second wait is put right.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 1_500, factor: 4 / 3 } })),
  },
  'two-seconds': {
    breaks: ['callbacks.first-gap'],
    mistake: 'The wait is doubled before the first repeat, where it should be behind it.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 2_000, factor: 1 } })),
  },
});
