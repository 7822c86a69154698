import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const falsyIsMissing: Mutant = {
  id: 'feedback/sequence--falsy-is-missing',
  clauses: ['feedback.records-rating'],
  check: 'feedback/sequence',
  mistake: 'A negative rating is false, and false is taken for no rating.',
  applyTo: (parts) =>
    withRating(parts, (_, { is_positive, reason }, record) => record({ is_positive: is_positive || null, reason })),
};
