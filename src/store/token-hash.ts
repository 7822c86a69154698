import { hash } from 'node:crypto';

/** How a token is stored. Tokens are drawn from 32 random bytes, so a plain hash cannot be searched backwards. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
