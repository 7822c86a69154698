import type { Mutant } from '../mutant.ts';

import { withSize } from './sizes.ts';

export const clampedToAThousand: Mutant = {
  id: 'pagination/page-size-bounds--clamped-to-a-thousand',
  clauses: ['pagination.at-most-500'],
  check: 'pagination/page-size-bounds',
  mistake: 'What is too large is cut down to a thousand, the bound of another interface of the house.',
  applyTo: (parts) => withSize(parts, (size) => (size > 500 ? Math.min(size, 1000) : size)),
};
