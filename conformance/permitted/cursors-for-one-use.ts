/** A server whose cursors are used up: each is another word, and is good for one request. */
import type { Parts } from '../../src/server/parts.ts';
import { withPart } from '../mutants/changed-parts.ts';

export function withCursorsForOneUse(parts: Parts): Parts {
  const used = new Set<string>();
  let given = 0;
  return withPart(parts, 'cursors', (cursors) => ({
    encode(secret, list, place) {
      given += 1;
      return `${cursors.encode(secret, list, place)}.${given}`;
    },
    decode(secret, list, text) {
      const place = used.has(text) ? undefined : cursors.decode(secret, list, text.split('.')[0]!);
      if (place) used.add(text);
      return place;
    },
  }));
}
