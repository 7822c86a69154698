import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const secondNotFound: Mutant = {
  id: 'soft-delete/workflows--second-not-found',
  clauses: ['deletion.second'],
  check: 'soft-delete/workflows',
  mistake: 'A second delete finds nothing, though the target file says that it succeeds.',
  applyTo(parts) {
    return withReply(parts, 'deleteGraphWorkflow', (reply) => {
      if (reply.kind === 'empty' && reply.success === 'deleted_again') throw new Refused('not_found');
      return reply;
    });
  },
};
