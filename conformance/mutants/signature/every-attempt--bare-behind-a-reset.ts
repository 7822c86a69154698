import { withoutHeader } from '../changed-events.ts';
import { withRepeats } from '../events/other-repeats.ts';
import type { Mutant } from '../mutant.ts';

export const bareBehindAReset: Mutant = {
  id: 'signature/every-attempt--bare-behind-a-reset',
  clauses: ['events.signature-each-attempt'],
  check: 'signature/every-attempt',
  mistake:
    'Where a connection broke, the pool sends the request once more from what it has kept of it, which is not all of its head.',
  applyTo: (parts) =>
    withRepeats(parts, (event, before) => (before.kind === 'failed' ? withoutHeader(event, 'signature') : event)),
};
