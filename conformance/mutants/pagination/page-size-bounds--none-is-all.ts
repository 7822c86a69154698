import type { Mutant } from '../mutant.ts';

import { unlimited, withSize } from './sizes.ts';

export const noneIsAll: Mutant = {
  id: 'pagination/page-size-bounds--none-is-all',
  clauses: ['pagination.at-most-500'],
  check: 'pagination/page-size-bounds',
  mistake: 'A page size of nought is taken for none at all, and then there is no limit.',
  applyTo: (parts) => withSize(parts, (size) => (size === 0 ? unlimited : size)),
};
