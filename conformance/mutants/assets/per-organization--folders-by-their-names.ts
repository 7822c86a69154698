import type { HandlerReply } from '../../../src/server/parts.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const foldersByTheirNames: Mutant = {
  id: 'assets/per-organization--folders-by-their-names',
  clauses: ['assets.per-organization'],
  check: 'assets/per-organization',
  mistake:
    'A folder is looked up by its name before it is made, in all organizations, and whoever asks for it by its id finds it.',
  applyTo(parts) {
    const made = new Map<string, HandlerReply>();
    const named = withReply(parts, 'createAssetFolder', (reply, { request }) => {
      const { name } = request.body as { name: string };
      const folder = made.get(name) ?? reply;
      made.set(name, folder);
      return folder;
    });
    return withOrganization(named, 'getAssetFolder', async ({ request }) => {
      const folder = await parts.store.folder(String(request.path.id).toLowerCase());
      return folder?.org_id;
    });
  },
};
