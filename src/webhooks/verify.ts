/** Verifies the signature of an event that arrived (section 5.7). */
import { timingSafeEqual } from 'node:crypto';
import { matchSignatures, secretsToVerify, type VerifyResult } from './match-signatures.ts';
import { referenceScheme } from './scheme.ts';
import { digestOf } from './sign.ts';

/**
 * True where one of the signatures in the header is that of this body under one of these secrets. No header makes it
 * throw, and the time it takes tells nothing about the right signature.
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
  // Before anything is said about the header: a secret of the wrong form is found by the first event, not the first
  // that is signed well.
  const expected = secretsToVerify(secrets).map((secret) => digestOf(body, secret, scheme));
  return matchSignatures(header, expected, scheme, timingSafeEqual);
}
