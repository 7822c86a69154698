/** The form of `url` with presigning off, in the words of `assets.presign_off_url`. */
export function plainForm(url: unknown): 'plain' | 'null' | 'relative' | 'other_scheme' {
  if (typeof url !== 'string') return 'null';
  if (/^https?:/i.test(url)) return 'plain';
  return URL.canParse(url) ? 'other_scheme' : 'relative';
}
