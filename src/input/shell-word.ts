/** Texts as words of a command line. */

/** The text between quotes, in which a shell reads nothing but itself. */
export function quotedForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The same, and as it is where a shell takes it so. */
export function shellWord(text: string): string {
  return isPlainWord(text) ? text : quotedForShell(text);
}

export function isPlainWord(text: string): boolean {
  return /^[\w@%+=:,./-]+$/.test(text);
}
