import type { Mutant } from '../mutant.ts';

import { unlimited, withSize } from './sizes.ts';

export const negativeIsNoLimit: Mutant = {
  id: 'pagination/page-size-bounds--negative-is-no-limit',
  clauses: ['pagination.at-most-500'],
  check: 'pagination/page-size-bounds',
  mistake: 'Only the upper bound is looked at, and to the database a negative limit is no limit.',
  applyTo: (parts) => withSize(parts, (size) => (size < 0 ? unlimited : size)),
};
