import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noFirstOnPageOne: Mutant = {
  id: 'lists/pages--no-first-on-page-one',
  clauses: ['lists.first-on-page-one'],
  check: 'lists/pages',
  mistake: 'The URL of the first page of assets is made from the cursor, of which page one has none.',
  applyTo: (parts) =>
    withReply(parts, 'listAssets', (reply, { request }) =>
      reply.kind === 'page' && request.query.cursor === undefined
        ? { ...reply, page: { ...reply.page, first: null } }
        : reply,
    ),
};
