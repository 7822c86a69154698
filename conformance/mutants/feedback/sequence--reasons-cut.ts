import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

const longest = 255;

export const reasonsCut: Mutant = {
  id: 'feedback/sequence--reasons-cut',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake: 'The column of reasons holds 255 characters, and cuts what is longer without a word.',
  applyTo: (parts) =>
    withRating(parts, (_, { is_positive, reason }, record) =>
      record({ is_positive, reason: reason?.slice(0, longest) ?? reason }),
    ),
};
