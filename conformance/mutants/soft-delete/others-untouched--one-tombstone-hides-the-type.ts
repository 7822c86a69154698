import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const oneTombstoneHidesTheType: Mutant = {
  id: 'soft-delete/others-untouched--one-tombstone-hides-the-type',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake: 'The index of the list drops whatever has the type of the deleted asset; reads do not go through it.',
  applyTo(parts) {
    const deleted = new Map<string, string>();
    const told = withReply(parts, 'deleteAsset', async (reply, { request }) => {
      const asset = await parts.store.asset(String(request.path.id));
      if (asset) deleted.set(asset.mime_type, asset.id);
      return reply;
    });
    return withReply(told, 'listAssets', (reply) => {
      if (reply.kind !== 'page') return reply;
      const items = reply.page.items.filter(({ mime_type }) => !deleted.has(String(mime_type)));
      return { ...reply, page: { ...reply.page, items } };
    });
  },
};
