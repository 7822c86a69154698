import type { Mutant } from '../mutant.ts';

import { withTrustedCursors } from './trusted-cursors.ts';

export const backwardOfAnybody: Mutant = {
  id: 'isolation/cursors--backward-of-anybody',
  clauses: ['isolation.cursors'],
  check: 'isolation/cursors',
  mistake: 'The organization is compared in the query that goes on; the one that goes back takes it from the cursor.',
  applyTo: (parts) => withTrustedCursors(parts, (_, { backward }) => backward),
};
