import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const quotesMadeSafe: Mutant = {
  id: 'feedback/sequence--quotes-made-safe',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake: 'A reason is made safe for web pages when it is kept, and shown so by everything that reads it.',
  applyTo: (parts) =>
    withRating(parts, (_, { is_positive, reason }, record) =>
      record({ is_positive, reason: reason?.replaceAll('&', '&amp;').replaceAll('"', '&quot;') ?? reason }),
    ),
};
