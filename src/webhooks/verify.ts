/** Verifies the signature of an event that arrived (section 5.7). */
import { timingSafeEqual } from 'node:crypto';
import { InputError } from '../input/input-error.ts';
import { readSignatures } from './header.ts';
import { referenceScheme } from './scheme.ts';
import { digestOf } from './sign.ts';

export type VerifyResult =
  | {
      valid: true;
      /** Which of the secrets made it, and which signature of the header it was, each from 0. */
      secret_index: number;
      signature_index: number;
    }
  | {
      valid: false;
      /**
       * `missing`: there is no such header. `malformed`: nothing in it is a signature of this scheme. `mismatch`: what
       * is in it belongs to another body or another secret.
       */
      reason: 'missing' | 'malformed' | 'mismatch';
    };

/**
 * Whether one of the signatures in the header is that of this body under one of these secrets. What a header may hold
 * never makes it throw, and the time it takes tells nothing about the right signature.
 * @param body the bytes as they arrived, before any parser touched them
 * @param header the value of the signature's header, as both kinds of Node.js headers and fetch give it
 * @param secrets more than one while one takes another's place
 * @param scheme one without a `schemeProblem`
 * @throws InputError one line, when there is no secret, or one has not the form that the scheme wants
 */
export function verify(
  body: Uint8Array,
  header: string | null | undefined,
  secrets: string | readonly string[],
  scheme = referenceScheme,
): VerifyResult {
  const candidates = typeof secrets === 'string' ? [secrets] : secrets;
  if (candidates.length === 0) throw new InputError('there is no secret to verify with');
  // Before anything is said about the header: a secret of the wrong form is found by the first event, not the first
  // that is signed well.
  const expected = candidates.map((secret) => digestOf(body, secret, scheme));
  if (header === null || header === undefined) return { valid: false, reason: 'missing' };
  const signatures = readSignatures(header, scheme);
  if (signatures.every((signature) => signature === undefined)) return { valid: false, reason: 'malformed' };
  for (const [signature_index, signature] of signatures.entries()) {
    if (signature === undefined) continue;
    const secret_index = expected.findIndex((digest) => timingSafeEqual(digest, signature));
    if (secret_index >= 0) return { valid: true, secret_index, signature_index };
  }
  return { valid: false, reason: 'mismatch' };
}
