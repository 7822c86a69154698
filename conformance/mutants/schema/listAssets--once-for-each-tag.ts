import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const onceForEachTag: Mutant = {
  id: 'schema/listAssets--once-for-each-tag',
  clauses: ['pagination.at-most-500'],
  check: 'schema/listAssets',
  mistake:
    'The list is joined with the users it embeds after it was cut, and shows each asset once for each row of theirs.',
  applyTo: (parts) =>
    withReply(parts, 'listAssets', (reply, { request }) => {
      if (reply.kind !== 'page' || reply.page.items.length === 0 || request.query.embed === undefined) return reply;
      const { items } = reply.page;
      const all = Array.from({ length: 501 }, (_, place) => items[place % items.length]!);
      return { ...reply, page: { ...reply.page, items: all } };
    }),
};
