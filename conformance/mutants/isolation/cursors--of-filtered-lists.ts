import type { Mutant } from '../mutant.ts';

import { withTrustedCursors } from './trusted-cursors.ts';

export const cursorsOfFilteredLists: Mutant = {
  id: 'isolation/cursors--of-filtered-lists',
  clauses: ['isolation.cursors'],
  check: 'isolation/cursors',
  mistake: 'A filtered search is kept on the server under its cursor, with the organization that it was made in.',
  applyTo: (parts) => withTrustedCursors(parts, ({ conditions }) => conditions.length > 0),
};
