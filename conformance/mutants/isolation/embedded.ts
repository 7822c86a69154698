import { type Call, callerOf } from '../../../src/server/parts.ts';
import { isolatedEmbeds } from '../../checks/isolation/embedded.ts';
import { withPage } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

/** Of a user that is embedded by mistake, the id is another; the rest of it is not looked at. */
const named = (asset: Record<string, unknown>, id: unknown) =>
  asset.created_by_user ? { ...asset, created_by_user: { ...(asset.created_by_user as object), id } } : asset;

const withoutUserForKeys = ({ created_by_user, ...asset }: Record<string, unknown>, call: Call) =>
  callerOf(call).kind === 'api_key' ? asset : { ...asset, created_by_user };

export const mutants = mutantsOf(isolatedEmbeds, {
  'caller-for-the-maker': {
    breaks: ['embedding.asset-user-matches'],
    mistake: 'The user to embed is the one of the request, which is right for all who look at what they made.',
    applyTo: (parts) => withRecord(parts, 'getAsset', (asset, call) => named(asset, callerOf(call).user_id)),
  },
  'first-for-all-of-a-page': {
    breaks: ['embedding.asset-user-matches'],
    mistake: 'The user of the first asset of a page is read, and embedded in each.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', ({ items, ...page }) => {
        const id = (items[0]?.created_by_user as { id?: unknown } | undefined)?.id;
        return { ...page, items: items.map((item) => named(item, id)) };
      }),
  },
  'forgotten-in-lists': {
    breaks: ['embedding.asset-user'],
    mistake: 'The read of one asset knows how to embed its user; the list takes the parameter and does nothing.',
    applyTo: (parts) => withRecord(parts, 'listAssets', ({ created_by_user: _, ...asset }) => asset),
  },
  'founder-for-the-maker': {
    breaks: ['isolation.embedded'],
    mistake:
      'The users of an organization are read in one go, and the first of them stands for whoever made the asset.',
    applyTo: (parts) =>
      withReply(parts, 'getAsset', async (reply) => {
        const user = reply.kind === 'record' ? reply.record.created_by_user : undefined;
        if (reply.kind !== 'record' || !user) return reply;
        const members = await parts.store.membersOf(String(reply.record.org_id));
        const id = members.find(({ user_id }) => user_id !== reply.record.created_by)?.user_id;
        return { ...reply, record: { ...reply.record, created_by: id, created_by_user: { ...user, id } } };
      }),
  },
  'people-see-people': {
    breaks: ['embedding.asset-user'],
    mistake: 'Users are embedded by what the session of a user loads; an API key has none, and is shown nobody.',
    applyTo: (parts) => withRecord(withRecord(parts, 'listAssets', withoutUserForKeys), 'getAsset', withoutUserForKeys),
  },
  'made-by-a-colleague': {
    breaks: ['isolation.embedded'],
    mistake:
      'Assets are made in the name of the first other member of the organization, whose profile is embedded, then.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async insertAsset(asset) {
          const members = await store.membersOf(asset.org_id);
          const colleague = members.find(({ user_id }) => user_id !== asset.created_by);
          return store.insertAsset({ ...asset, created_by: colleague?.user_id ?? asset.created_by });
        },
      })),
  },
});
