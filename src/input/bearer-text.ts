import { InputError } from './input-error.ts';

/**
 * A token as a header carries it: without white space around it, such as the line end of a file or a variable.
 * @param key names it in the message, which does not show it
 * @throws InputError for an empty one, and for one that no header can carry
 */
export function bearerText(token: string, key: string): string {
  const text = token.trim();
  if (text === '') throw new InputError(`${key}: is empty`);
  if (/[^\x20-\x7e]/.test(text)) throw new InputError(`${key}: has a character that no header can carry`);
  return text;
}
