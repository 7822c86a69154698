import { underId } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { withRepeats } from './other-repeats.ts';

export const renewedBehindARedirect: Mutant = {
  id: 'events/same-id-on-repeat--renewed-behind-a-redirect',
  clauses: ['events.same-id-on-repeat'],
  check: 'events/same-id-on-repeat',
  mistake: 'A redirect is a receiver at another place, and what it is sent there is another delivery.',
  applyTo: (parts) =>
    withRepeats(parts, (event, before) => {
      const is_redirect = before.kind === 'answered' && before.status >= 300 && before.status <= 399;
      return is_redirect ? underId(event, parts.random.uuid()) : event;
    }),
};
