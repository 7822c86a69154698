import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const plainText: Mutant = {
  id: 'catalog/public-text--plain-text',
  clauses: ['catalog.text'],
  check: 'catalog/public-text',
  mistake: 'The text is served as a file with the ending txt would be.',
  applyTo(parts) {
    return withReply(parts, 'getModelText', (reply) =>
      reply.kind === 'text' ? { ...reply, media_type: 'text/plain' } : reply,
    );
  },
};
