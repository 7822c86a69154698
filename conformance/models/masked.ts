/** How what is kept back in part is written: signs in its place, or a word. */
const signs =
  /[*…•]|%E2%80%(?:A6|A2)|\.{3}|x{4,}|#{3,}|\b(?:redacted|masked|hidden|removed|withheld|private|filtered|scrubbed|omitted)\b/giu;

/**
 * Whether a text stands for one that is kept back in part: a URL may hold a secret in its path, and inputs private words.
 * @param sent what it stands for: what is written there already hides nothing
 */
export function isMasked(shown: string, sent: string): boolean {
  const hidden = new Set((sent.match(signs) ?? []).map((sign) => sign.toLowerCase()));
  return (shown.match(signs) ?? []).some((sign) => !hidden.has(sign.toLowerCase()));
}
