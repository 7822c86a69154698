import { requestCheck } from '../../checks/requests/operation.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

type Asset = Record<string, unknown>;

const idOf = ({ created_by_user }: Asset) => String((created_by_user as { id?: unknown } | null | undefined)?.id);

/** Users of a page in the order of the database, and assets in that of the page, are paired by their places. */
function paired(items: readonly Asset[]): Asset[] {
  const users = new Map(items.filter((item) => item.created_by_user).map((item) => [idOf(item), item.created_by_user]));
  const asked = [...users.keys()];
  const found = asked.toSorted().map((id) => users.get(id));
  return items.map((item) =>
    item.created_by_user ? { ...item, created_by_user: found[asked.indexOf(idOf(item))] } : item,
  );
}

export const mutants = mutantsOf(requestCheck('listAssets'), {
  'users-by-their-places': {
    breaks: ['embedding.asset-user-matches'],
    mistake: 'The users of a page are loaded together, and come in the order of the database, not in that of the page.',
    applyTo: (parts) =>
      withReply(parts, 'listAssets', (reply) =>
        reply.kind === 'page' ? { ...reply, page: { ...reply.page, items: paired(reply.page.items) } } : reply,
      ),
  },
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
