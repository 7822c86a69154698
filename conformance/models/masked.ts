/** Whether a text stands for one that is kept back in part: a URL may hold a secret in its path, and inputs private words. */
export function isMasked(text: string): boolean {
  return /[*…•]|%E2%80%(?:A6|A2)/iu.test(text);
}
