import { hash } from 'node:crypto';

/** Of the tokens that came last: a server is asked by few callers, and each of them often. */
const remembered = 1_024;
/** Strangers may send as much as a head holds; what is given out has less than fifty characters. */
const longest_remembered = 128;
const hashes = new Map<string, string>();

/** Stored form of a token. Tokens are drawn from 32 random bytes, so a plain hash cannot be searched backwards. */
export function hashOf(token: string): string {
  const known = hashes.get(token);
  if (known !== undefined) return known;
  if (hashes.size >= remembered) hashes.clear();
  const made = hash('sha256', token, 'hex');
  if (token.length <= longest_remembered) hashes.set(token, made);
  return made;
}
