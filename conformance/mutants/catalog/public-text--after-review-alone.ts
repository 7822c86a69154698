import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const afterReviewAlone: Mutant = {
  id: 'catalog/public-text--after-review-alone',
  clauses: ['catalog.published-public-only'],
  check: 'catalog/public-text',
  mistake: 'Texts are served of models that were reviewed again since they were published, and of no others.',
  applyTo(parts) {
    return withReply(parts, 'getModelText', (reply) => {
      throw new Refused(reply.kind === 'text' ? 'not_found' : 'invalid');
    });
  },
};
