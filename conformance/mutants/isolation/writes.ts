import { isolatedWrites } from '../../checks/isolation/writes.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization, withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(isolatedWrites, {
  'users-delete-anything': {
    breaks: ['isolation.writes'],
    mistake:
      'The rights of a user to delete are looked up by roles, and nobody asks in which organization the role is.',
    applyTo: (parts) =>
      withOrganization(parts, 'deleteAsset', async ({ request }, { kind }) =>
        kind === 'user' ? (await parts.store.asset(request.path.id!.toLowerCase()))?.org_id : undefined,
      ),
  },
  'deleted-assets-by-id': {
    breaks: ['isolation.reads'],
    mistake: 'Deleted records are read from an archive, which nobody divided by organizations.',
    applyTo: (parts) =>
      withOrganization(parts, 'getAsset', async ({ request }) => {
        const asset = await parts.store.asset(request.path.id!.toLowerCase());
        return asset?.deleted_at ? asset.org_id : undefined;
      }),
  },
  'deleted-folders-by-id': {
    breaks: ['isolation.reads'],
    mistake: 'A deleted folder is shown so that it can be put back, and the page for that knows no organizations.',
    applyTo: (parts) =>
      withOrganization(parts, 'getAssetFolder', async ({ request }) => {
        const folder = await parts.store.folder(request.path.id!.toLowerCase());
        return folder?.deleted_at ? folder.org_id : undefined;
      }),
  },
  'folders-where-the-header-says': {
    breaks: ['isolation.writes'],
    mistake: 'The deletion of folders takes its organization from the header, before anybody asks for the membership.',
    applyTo: (parts) => withTrustedHeader(parts, 'deleteAssetFolder'),
  },
});
