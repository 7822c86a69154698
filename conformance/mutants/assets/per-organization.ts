import type { HandlerReply } from '../../../src/server/parts.ts';
import { perOrganization } from '../../checks/assets/per-organization.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const mutants = mutantsOf(perOrganization, {
  'all-in-one': {
    breaks: ['assets.per-organization'],
    mistake: 'There was one organization at first, and its id is still written into every asset.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({ ...asset, org_id: '00000000-0000-4000-8000-000000000001' })),
  },
  'folders-by-their-names': {
    breaks: ['assets.per-organization'],
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
  },
  'folders-in-one': {
    breaks: ['assets.per-organization'],
    mistake: 'Folders were moved to a table of their own, which belongs to the operator.',
    applyTo: (parts) =>
      withRecord(parts, 'getAssetFolder', (folder) => ({ ...folder, org_id: '00000000-0000-4000-8000-000000000001' })),
  },
  'maker-in-its-column': {
    breaks: ['assets.per-organization'],
    mistake: 'The list selects its columns by their number, and the one of the organization holds who made the asset.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset) => ({ ...asset, org_id: asset.created_by ?? asset.id })),
  },
});
