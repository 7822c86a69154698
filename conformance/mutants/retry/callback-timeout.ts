import { callbackTimeout } from '../../checks/retry/callback-timeout.ts';
import { mutantsOf } from '../mutant.ts';
import { neverAgainOn, withRule } from '../other-manners.ts';

export const mutants = mutantsOf(callbackTimeout, {
  'gives-up': {
    breaks: ['events.callback-timeout'],
    mistake: 'A timeout is an exception of another class than network errors, which nobody catches.',
    applyTo: (parts) => withRule(parts, 'callback', neverAgainOn('timeout')),
  },
  half: {
    breaks: ['events.callback-timeout'],
    mistake: 'Behind the client that is set up for callbacks, a shorter default of its library cuts first.',
    applyTo: (parts) => withRule(parts, 'callback', ({ timeout_ms }) => ({ timeout_ms: timeout_ms / 2 })),
  },
  'twice-as-long': {
    breaks: ['events.callback-timeout'],
    mistake: 'Connecting and reading have the timeout each, where one is declared for both.',
    applyTo: (parts) => withRule(parts, 'callback', ({ timeout_ms }) => ({ timeout_ms: 2 * timeout_ms })),
  },
});
