import { signedWithAnyText } from '../../checks/signature/any-text.ts';
import { mutantsOf } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

export const mutants = mutantsOf(signedWithAnyText, {
  composed: {
    breaks: ['events.signature-any-text'],
    mistake: 'Text is brought to one form of its accented letters (NFC) before it is signed, and sent as it came.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, body.normalize('NFC'))),
  },
  'of-a-buffer': {
    breaks: ['events.signature-any-text'],
    mistake: 'The body is signed from a buffer of 16 KiB, and what goes beyond it is not.',
    applyTo: (parts) =>
      withSignature(parts, (body, secret) => hexOf('sha256', secret, Buffer.from(body).subarray(0, 16_384))),
  },
  'signed-as-latin1': {
    breaks: ['events.signature-any-text'],
    mistake: 'The text of the body becomes bytes in Latin-1 to be signed, and in UTF-8 to be sent.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, Buffer.from(body, 'latin1'))),
  },
});
