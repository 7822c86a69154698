import { withRecord, withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const neighbourTakesTheName: Mutant = {
  id: 'soft-delete/other-folders--neighbour-takes-the-name',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/other-folders',
  mistake: 'Names are kept by the place of a folder in its organization, and move up when one before it is deleted.',
  applyTo(parts) {
    const names = new Map<string, string>();
    const told = withReply(parts, 'deleteAssetFolder', async (reply, { request }) => {
      const folder = await parts.store.folder(String(request.path.id).toLowerCase());
      if (folder) names.set(folder.org_id, folder.name);
      return reply;
    });
    return withRecord(told, 'getAssetFolder', (folder) => ({
      ...folder,
      name: names.get(String(folder.org_id)) ?? folder.name,
    }));
  },
};
