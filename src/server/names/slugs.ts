/** Slugs: names made for URLs. */

/** The document's bound of a slug. */
const longest_slug = 100;

/** Slug of a name without a single letter or digit of the Latin alphabet. */
const nameless = 'workflow';

/**
 * `Café crème №2` becomes `cafe-creme-no2`: letters without their marks, everything else as hyphens.
 * @param number 1 for the plain slug; from 2 on it stands behind the slug, which is cut to make room
 */
export function slugOf(name: string, number = 1): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const ending = number === 1 ? '' : `-${number}`;
  return `${trimmed(trimmed(plain).slice(0, longest_slug - ending.length)) || nameless}${ending}`;
}

function trimmed(slug: string): string {
  return slug.replaceAll(/^-+|-+$/g, '');
}
