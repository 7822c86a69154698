import type { Mutant } from '../mutant.ts';
import { hexOf, withSignature } from './other-signature.ts';

/** As UTF-8 would write it if the halves of a pair were characters. */
function unitByUnit(text: string): Uint8Array {
  const bytes = Array.from({ length: text.length }, (_, place) => {
    const unit = text.charCodeAt(place);
    const is_half = unit >= 0xd800 && unit <= 0xdfff;
    const halves = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
    return is_half ? halves : [...Buffer.from(text[place]!)];
  });
  return Uint8Array.from(bytes.flat());
}

export const surrogatesApart: Mutant = {
  id: 'signature/any-text--pairs-apart',
  clauses: ['events.signature-any-text'],
  check: 'signature/any-text',
  mistake:
    'The bytes that are signed are made unit by unit, so that a character beyond the first plane becomes two halves of three bytes.',
  applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, unitByUnit(body))),
};
