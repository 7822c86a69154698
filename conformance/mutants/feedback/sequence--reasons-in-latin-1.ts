import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const reasonsInLatin1: Mutant = {
  id: 'feedback/sequence--reasons-in-latin-1',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake: 'The column of reasons holds Latin-1 alone.',
  applyTo: (parts) =>
    withRating(parts, (_, { is_positive, reason }, record) =>
      record({ is_positive, reason: reason?.replaceAll(/[^\u0000-\u00ff]/gu, '?') ?? reason }),
    ),
};
