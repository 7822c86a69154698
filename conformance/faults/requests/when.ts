/** The occasions at which a fault shows: a server may obey once and never again, or after a mistake always. */

export const when_words = ['first-time', 'after-first', 'after-third', 'after-first-of-each'] as const;
export type When = (typeof when_words)[number];

/**
 * Tells of each occasion, counting it, whether the fault takes it.
 * @param organization whose request it is; `after-first-of-each` counts for each organization
 */
export function dueBy(when: When | undefined, organization: () => string): () => boolean {
  const counts = new Map<string, number>();
  return () => {
    const key = when === 'after-first-of-each' ? organization() : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    switch (when) {
      case undefined:
        return true;
      case 'first-time':
        return count === 1;
      case 'after-first':
      case 'after-first-of-each':
        return count > 1;
      case 'after-third':
        return count > 3;
    }
  };
}
