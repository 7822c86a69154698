import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const reasonsEndAtAPictograph: Mutant = {
  id: 'feedback/sequence--reasons-end-at-a-pictograph',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake:
    'The column of reasons takes characters of three bytes at most, and drops a text from the first longer one on.',
  applyTo: (parts) =>
    withRating(parts, (_, { is_positive, reason }, record) =>
      record({ is_positive, reason: reason?.replace(/[\u{10000}-\u{10ffff}].*$/su, '') ?? reason }),
    ),
};
