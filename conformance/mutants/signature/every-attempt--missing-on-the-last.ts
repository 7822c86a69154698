import { withAttempt, withoutHeader } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const lastCallbackUnsigned: Mutant = {
  id: 'signature/every-attempt--missing-on-the-last',
  clauses: ['events.signature-each-attempt'],
  check: 'signature/every-attempt',
  mistake: 'The third attempt of a callback is made by a job that cleans up, which has no access to secrets.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) =>
      event.channel === 'callback' && number >= 3 ? withoutHeader(event, 'signature') : event,
    ),
};
