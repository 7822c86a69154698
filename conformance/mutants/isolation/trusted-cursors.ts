/** Cursors that are taken for a right to go on in the organization they were made in. */
import type { CursorPlace, ListIdentity } from '../../../src/server/cursors.ts';
import { exchanged, type Parts } from '../../../src/server/parts.ts';

/** Cursors are trusted in whichever organization they come back. */
export function withTrustedCursors(parts: Parts, which: (list: ListIdentity, place: CursorPlace) => boolean): Parts {
  const made = new Map<string, ListIdentity>();
  const owners = new WeakMap<object, string | null>();
  return {
    ...parts,
    cursors: {
      encode(secret, list, place) {
        const text = parts.cursors.encode(secret, list, place);
        if (which(list, place)) made.set(text, list);
        return text;
      },
      decode(secret, list, text) {
        const own = made.get(text) ?? list;
        const place = parts.cursors.decode(secret, own, text);
        if (place) owners.set(place.position, own.organization);
        return place;
      },
    },
    store: exchanged(parts.store, {
      list(request) {
        const organization = request.after && owners.get(request.after);
        return parts.store.list(organization === undefined ? request : { ...request, organization });
      },
    }),
  };
}
