import { requestCheck } from '../../checks/requests/operation.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listAssets'), {
  'users-unasked': {
    breaks: ['embedding.asset-user'],
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
  },
});
