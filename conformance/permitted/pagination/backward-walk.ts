import type { Parts } from '../../../src/server/parts.ts';
import { backwardWalk } from '../../checks/pagination/backward-walk.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(backwardWalk, {
  'cursors-for-one-use': {
    obeys: ['pagination.cursor', 'pagination.backward-walk', 'pagination.next-then-previous'],
    what: 'A cursor URL works once: whoever reads a page again is given others with it.',
    // A page whose cursors last is the same when it is read again.
    choices: { lists: { cursor_lifetime: 1_000_000 } },
    applyTo: withCursorsForOneUse,
  },
});

function withCursorsForOneUse(parts: Parts): Parts {
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
