import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const batchFirstIsHere: Mutant = {
  id: 'batches/back-and-forth--first-is-here',
  clauses: ['pagination.first-starts-again'],
  check: 'batches/back-and-forth',
  mistake: 'first is built from the request with everything in it, its cursor too.',
  applyTo(parts) {
    return withReply(parts, 'listBatchItems', (reply, { request, operation, baseUrl }) => {
      if (reply.kind !== 'page') return reply;
      const here = { base_url: baseUrl(), operation: operation.id, path: request.path, query: request.query };
      return { ...reply, page: { ...reply.page, first: parts.dialect.cursorUrl(here) } };
    });
  },
};
