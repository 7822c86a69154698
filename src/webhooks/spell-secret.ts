/** Secrets in the form that a signature scheme wants (`secret-key.ts` reads them). */
import { type SecretForm, secretProblem } from './secret-key.ts';

type Spell = (key: Uint8Array) => string;

const spellings: Readonly<Record<SecretForm, Spell>> = {
  utf8: (key) => `whs_${Buffer.from(key).toString('base64url')}`,
  base64: (key) => Buffer.from(key).toString('base64'),
  hex: (key) => Buffer.from(key).toString('hex'),
  whsec: (key) => `whsec_${Buffer.from(key).toString('base64')}`,
};

/** The text of a new secret. @param random bytes that nobody can guess, 16 or more */
export function newSecret(random: Uint8Array, form: SecretForm): string {
  return spellings[form](random);
}

/**
 * A secret that was made without regard to the form: itself where it happens to have it, and otherwise the text whose key
 * is the UTF-8 bytes of the secret. Secrets of seed states, and those of a file that was begun with other choices, are
 * used so.
 */
export function secretInForm(secret: string, form: SecretForm): string {
  return secretProblem(secret, form) === undefined ? secret : spellings[form](Buffer.from(secret, 'utf8'));
}
