import { callbackFirstGap } from '../../checks/retry/callback-first-gap.ts';
import { withRule } from '../../mutants/other-manners.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbackFirstGap, {
  'late-callbacks': {
    obeys: ['callbacks.first-gap'],
    what: 'A busy sender repeats its callbacks two and a half times as late as it should.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 2.5 * backoff.first_ms } })),
  },
});
