import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noBatchFirstBehindPageOne: Mutant = {
  id: 'batches/back-and-forth--no-first-behind-page-one',
  clauses: ['pagination.first-starts-again'],
  check: 'batches/back-and-forth',
  mistake: 'The link to the first page is only made where there is no cursor, that is, on the first page itself.',
  applyTo: (parts) =>
    withReply(parts, 'listBatchItems', (reply, { request }) =>
      reply.kind === 'page' && request.query.cursor !== undefined
        ? { ...reply, page: { ...reply.page, first: null } }
        : reply,
    ),
};
