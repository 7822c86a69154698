/** The rules of verifying, whatever computes the digests. */
import { InputError } from '../input/input-error.ts';
import { readSignatures } from './header.ts';
import type { SignatureScheme } from './scheme.ts';

export type VerifyResult =
  | {
      valid: true;
      /** Places of the secret that made it and of the signature in the header, each from 0. */
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

/** @throws InputError one line, when there is none */
export function secretsToVerify(secrets: string | readonly string[]): readonly string[] {
  const candidates = typeof secrets === 'object' ? secrets : [secrets];
  if (candidates.length === 0) throw new InputError('there is no secret to verify with');
  return candidates;
}

/**
 * Looks for one of the digests among the signatures of a header, which may hold anything.
 * @param expected the digests of the body, one for each secret
 * @param isSame compares two digests in a time that does not hang on their bytes
 */
export function matchSignatures(
  header: string | null | undefined,
  expected: readonly Uint8Array[],
  scheme: SignatureScheme,
  isSame: (one: Uint8Array, other: Uint8Array) => boolean,
): VerifyResult {
  if (typeof header !== 'string') return { valid: false, reason: header == null ? 'missing' : 'malformed' };
  const signatures = readSignatures(header, scheme);
  if (signatures.every((signature) => signature === undefined)) return { valid: false, reason: 'malformed' };
  for (const [signature_index, signature] of signatures.entries()) {
    if (signature === undefined) continue;
    const secret_index = expected.findIndex((digest) => isSame(digest, signature));
    if (secret_index >= 0) return { valid: true, secret_index, signature_index };
  }
  return { valid: false, reason: 'mismatch' };
}
