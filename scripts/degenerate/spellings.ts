/** Spellings of a secret that a search misses, and a reader understands. */
export function spellingsOf(secret: string) {
  const bytes = Buffer.from(secret);
  return {
    base64: bytes.toString('base64'),
    base64_within: Buffer.from(`owner:${secret}!`).toString('base64'),
    base64_behind: Buffer.from(`Bearer ${secret}`).toString('base64url'),
    hex: bytes.toString('hex'),
    hex_upper: bytes.toString('hex').toUpperCase(),
    percent: [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    upper: secret.toUpperCase(),
    escaped: [...secret].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  };
}
