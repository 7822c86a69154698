import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const firstOfTypesIsNext: Mutant = {
  id: 'pagination/other-lists--first-of-types-is-next',
  clauses: ['pagination.first-starts-again'],
  check: 'pagination/other-lists',
  mistake: 'The link to the first page is made from the cursor of the page at hand.',
  applyTo: (parts) =>
    withReply(parts, 'listAssetTypes', (reply) => {
      if (reply.kind !== 'page' || reply.page.previous === null) return reply;
      return { ...reply, page: { ...reply.page, first: reply.page.next ?? reply.page.previous } };
    }),
};
