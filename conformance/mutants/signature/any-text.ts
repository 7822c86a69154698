import { signedWithAnyText } from '../../checks/signature/any-text.ts';
import { mutantsOf } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

export const mutants = mutantsOf(signedWithAnyText, {
  decomposed: {
    breaks: ['events.signature-any-text'],
    mistake: 'The payload is signed after it went through a file, whose system takes accented letters apart.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, body.normalize('NFD'))),
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
