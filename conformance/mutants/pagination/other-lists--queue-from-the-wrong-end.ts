import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

type Item = Record<string, unknown>;

export const queueFromTheWrongEnd: Mutant = {
  id: 'pagination/other-lists--queue-from-the-wrong-end',
  clauses: ['pagination.next-then-previous'],
  check: 'pagination/other-lists',
  mistake: 'Pages on the way back come from a queue of those that were seen, and are taken out of it at the wrong end.',
  applyTo(parts) {
    let seen: Item[][] = [];
    let back = 0;
    return withReply(parts, 'listAssetTypes', (reply, { request }) => {
      if (reply.kind !== 'page') return reply;
      const { backward, cursor } = request.query;
      if (!backward) {
        seen = cursor === undefined ? [reply.page.items] : [...seen, reply.page.items];
        back = 0;
        return reply;
      }
      const items = seen[back] ?? reply.page.items;
      back += 1;
      return { ...reply, page: { ...reply.page, items } };
    });
  },
};
