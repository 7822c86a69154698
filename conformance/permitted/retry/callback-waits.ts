import { callbackWaits } from '../../checks/retry/callback-waits.ts';
import { withRule } from '../../mutants/other-manners.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbackWaits, {
  'queue-of-fifths': {
    obeys: ['callbacks.first-gap', 'callbacks.second-gap'],
    what: 'Attempts that are due are looked for five times in a second, so that each wait may be a fifth of a second longer.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ backoff }) => ({
        backoff: { ...backoff, first_ms: 1_200, factor: 2_200 / 1_200 },
      })),
  },
});
