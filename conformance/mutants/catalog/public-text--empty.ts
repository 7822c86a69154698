import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const emptyText: Mutant = {
  id: 'catalog/public-text--empty',
  clauses: ['catalog.text'],
  check: 'catalog/public-text',
  mistake: 'The template of the text is missing from the build, and nothing is made of it.',
  applyTo(parts) {
    return withReply(parts, 'getModelText', (reply) => (reply.kind === 'text' ? { ...reply, text: '\n' } : reply));
  },
};
