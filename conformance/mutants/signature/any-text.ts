import { signedWithAnyText } from '../../checks/signature/any-text.ts';
import { mutantsOf } from '../mutant.ts';
import { hexOf, withSent, withSignature } from './other-signature.ts';

function escapedAscii(unit: string): string {
  return `\\u00${unit.charCodeAt(0).toString(16)}`;
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

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

export const mutants = mutantsOf(signedWithAnyText, {
  decomposed: {
    breaks: ['events.signature-any-text'],
    mistake: 'The payload is signed after it went through a file, whose system takes accented letters apart.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, body.normalize('NFD'))),
  },
  'escaped-for-pages': {
    breaks: ['events.signature-any-text'],
    mistake:
      'The JSON writer of the HTTP client makes `<`, `>` and `&` safe for web pages after the signature was made.',
    applyTo: (parts) => withSent(parts, (event) => ({ ...event, body: event.body.replace(/[<>&]/g, escapedAscii) })),
  },
  'escaped-letters': {
    breaks: ['events.signature-any-text'],
    mistake: 'The body is signed as text and sent by a program that writes all letters beyond ASCII as escapes.',
    applyTo: (parts) => withSent(parts, (event) => ({ ...event, body: event.body.replace(/[^\0-\x7f]/g, escaped) })),
  },
  'escaped-line-separators': {
    breaks: ['events.signature-any-text'],
    mistake: 'The body is made safe for scripts after it was signed: two line separators become escapes.',
    applyTo: (parts) =>
      withSent(parts, (event) => ({
        ...event,
        body: event.body.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'),
      })),
  },
  'escapes-resolved-twice': {
    breaks: ['events.signature-any-text'],
    mistake:
      'The template of the payload resolves escapes once more before it is signed, so that a backslash in a text makes another one of it.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, body.replaceAll('\\\\', '\\'))),
  },
  'of-a-buffer': {
    breaks: ['events.signature-any-text'],
    mistake: 'The body is signed from a buffer of 16 KiB, and what goes beyond it is not.',
    applyTo: (parts) =>
      withSignature(parts, (body, secret) => hexOf('sha256', secret, Buffer.from(body).subarray(0, 16_384))),
  },
  'pairs-apart': {
    breaks: ['events.signature-any-text'],
    mistake:
      'The bytes that are signed are made unit by unit, so that a character beyond the first plane becomes two halves of three bytes.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, unitByUnit(body))),
  },
  'signed-as-latin1': {
    breaks: ['events.signature-any-text'],
    mistake: 'The text of the body becomes bytes in Latin-1 to be signed, and in UTF-8 to be sent.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', secret, Buffer.from(body, 'latin1'))),
  },
});
