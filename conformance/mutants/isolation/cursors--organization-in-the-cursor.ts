import type { ListIdentity } from '../../../src/server/cursors.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const organizationInTheCursor: Mutant = {
  id: 'isolation/cursors--organization-in-the-cursor',
  clauses: ['isolation.cursors'],
  check: 'isolation/cursors',
  mistake: 'The cursor holds the whole query, organization included, and is taken for a right to go on with it.',
  applyTo(parts) {
    const made = new Map<string, ListIdentity>();
    const owners = new WeakMap<object, string | null>();
    return {
      ...parts,
      cursors: {
        encode(secret, list, place) {
          const text = parts.cursors.encode(secret, list, place);
          made.set(text, list);
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
  },
};
