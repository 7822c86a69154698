import { InputError } from './input-error.ts';

/**
 * A token as a header carries it: without white space around it, such as the line end of a file or a variable.
 * @param key names it in the message, which does not show it
 * @throws InputError for an empty one, and for one that no header can carry
 */
export function bearerText(token: string, key: string): string {
  const text = token.trim();
  if (text === '') throw new InputError(`${key}: is empty`);
  const at = text.search(/[^\x20-\x7e]/);
  if (at === -1) return text;
  const code = text.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0');
  throw new InputError(
    `${key}: no header can carry its character ${at + 1} (U+${code}); give the token alone, in one line`,
  );
}
