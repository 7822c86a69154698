import { signatureEncoding } from '../../checks/signature/encoding.ts';
import { withAttempt } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { withManners } from '../other-manners.ts';
import { withHeader } from './other-signature.ts';

export const mutants = mutantsOf(signatureEncoding, {
  'callbacks-in-upper-case': {
    breaks: ['events.signature-encoding'],
    mistake: 'Callbacks are signed by code of their own, which writes the digits in upper case.',
    applyTo: (parts) =>
      withAttempt(parts, (event) =>
        event.channel === 'callback' ? withHeader(event, (value) => value.toUpperCase()) : event,
      ),
  },
  'upper-case': {
    breaks: ['events.signature-encoding'],
    mistake: 'The digits are upper case, where lower case is documented.',
    applyTo: (parts) => withAttempt(parts, (event) => withHeader(event, (value) => value.toUpperCase())),
  },
  'webhooks-in-base64': {
    breaks: ['events.signature-encoding'],
    mistake: 'Webhooks are sent by a newer program, which writes base64.',
    applyTo: (parts) =>
      withManners(parts, ({ callback, webhook }) => ({
        callback,
        webhook: { ...webhook, scheme: { ...webhook.scheme, encoding: 'base64' } },
      })),
  },
});
