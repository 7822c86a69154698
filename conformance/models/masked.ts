/** Signs that stand in the place of what is kept back, and words that say so wherever they stand. */
const plain_signs = String.raw`[*…•]|%E2%80%(?:A6|A2)|\.{3}|x{4,}|#{3,}|\b(?:redacted|withheld|scrubbed|omitted)\b`;
/** Words that may mean something else, too: the value of a setting, the name of a member. */
const common_words = String.raw`(?:masked|hidden|removed|private|filtered|secret)\b`;

const signs = new RegExp(String.raw`${plain_signs}|\b${common_words}`, 'giu');
const sure_signs = new RegExp(`${plain_signs}|(?:[[<({]|%5B|%3C|%7B)${common_words}`, 'giu');

/**
 * A text may stand for one that is kept back in part: a URL may hold a secret in its path, and inputs private words.
 * @param sent what it stands for: what is written there already hides nothing
 */
export function isMasked(shown: string, sent: string): boolean {
  return tells(signs, shown, sent);
}

/** The same of JSON that holds other things, too, such as the defaults of a workflow: common words count in brackets alone. */
export function isMaskedAmongOthers(shown: string, sent: string): boolean {
  return tells(sure_signs, shown, sent);
}

function tells(what: RegExp, shown: string, sent: string): boolean {
  const hidden = new Set((sent.match(what) ?? []).map((sign) => sign.toLowerCase()));
  return (shown.match(what) ?? []).some((sign) => !hidden.has(sign.toLowerCase()));
}
