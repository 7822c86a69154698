/** Bytes as text and back, by what every runtime has: signatures are verified in browsers and workers too. */

/** Each byte as two digits: a server signs thousands of events in a second. */
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += pairs[byte]!;
  return text;
}

/** With padding, in the alphabet that has `+` and `/`. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** From one alphabet of base64 to the other. */
export function urlAlphabet(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}

/** @returns undefined when it is no pairs of digits, in either case */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/**
 * The bytes of a text in either alphabet, with padding or without. It is lenient: it skips white space and drops surplus
 * bits, so that whoever takes one spelling only compares what the bytes encode to.
 * @returns undefined when no bytes come out
 */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}
