import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const listedUsersUnasked: Mutant = {
  id: 'requests/listAssets--users-unasked',
  clauses: ['embedding.asset-user'],
  check: 'requests/listAssets',
  mistake: 'The list joins the users anyway and shows them where the page is small.',
  applyTo: (parts) =>
    withReply(parts, 'listAssets', async (reply, { request }) => {
      if (reply.kind !== 'page' || request.query.page_size !== 2) return reply;
      const items = await Promise.all(
        reply.page.items.map(async (item) => {
          const user = await parts.store.user(String(item.created_by));
          return user ? { ...item, created_by_user: { id: user.id, email: user.email } } : item;
        }),
      );
      return { ...reply, page: { ...reply.page, items } };
    }),
};
