/** Query strings as WHATWG URLs hold them. Spaces are written `%20`, never `+`, which some servers keep as a plus. */

export type Pairs = readonly (readonly [name: string, value: string])[];

/** @returns text without a question mark; empty for no pairs. @throws URIError for half a surrogate pair */
export function writeQueryString(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}

/** Reads names and values in the order sent; a broken percent sign stands for itself, `+` for a space. */
export function readQueryString(text: string): [string, string][] {
  if (text === '') return [];
  const parts = text.split('&').filter((part) => part !== '');
  return parts.map((part) => {
    const equals = part.indexOf('=');
    return equals < 0 ? [plain(part), ''] : [plain(part.slice(0, equals)), plain(part.slice(equals + 1))];
  });
}

function plain(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
