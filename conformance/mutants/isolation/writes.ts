import { Refused } from '../../../src/server/refused.ts';
import { isolatedWrites } from '../../checks/isolation/writes.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withOrganization, withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(isolatedWrites, {
  'folders-where-users-say': {
    breaks: ['isolation.writes'],
    mistake: 'The page sends the organization that a user has chosen, and its folders are deleted unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'deleteAssetFolder', isOfUser),
  },
  'by-id-alone': {
    breaks: ['isolation.writes'],
    mistake: 'Reads compare the organization; the delete, written later, does not.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAsset }) => ({
        async deleteAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!);
          const caller = call.caller && {
            ...call.caller,
            organization_id: asset?.org_id ?? call.caller.organization_id,
          };
          return deleteAsset({ ...call, caller });
        },
      })),
  },
  'deleted-out-of-the-cache': {
    breaks: ['isolation.writes'],
    mistake: 'What was looked for once is in a cache under its id, and whoever comes again is not compared with it.',
    applyTo(parts) {
      const asked = new Set<string>();
      return withOrganization(parts, 'deleteAsset', async ({ request: { path } }) => {
        if (asked.has(path.id!)) return (await parts.store.asset(path.id!))?.org_id;
        asked.add(path.id!);
        return undefined;
      });
    },
  },
  'users-delete-anything': {
    breaks: ['isolation.writes'],
    mistake: 'What a user may delete is looked up by roles, and nobody asks in which organization the role is.',
    applyTo: (parts) =>
      withOrganization(parts, 'deleteAsset', async ({ request }, { kind }) =>
        kind === 'user' ? (await parts.store.asset(request.path.id!.toLowerCase()))?.org_id : undefined,
      ),
  },
  'deleted-assets-by-id': {
    breaks: ['isolation.reads'],
    mistake: 'What is deleted is read from an archive, which nobody divided by organizations.',
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
  'folder-refused-and-gone': {
    breaks: ['isolation.writes'],
    mistake: 'The row is marked first, and only what is read back for the answer is compared with the organization.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteAssetFolder }) => ({
        async deleteAssetFolder(call) {
          try {
            return await deleteAssetFolder(call);
          } catch (error) {
            const foreign = error instanceof Refused && error.refusal === 'foreign_record';
            const at = new Date(parts.clock.now_ms()).toISOString();
            if (foreign) await parts.store.softDeleteFolder(call.request.path.id!, { at, by: call.caller!.user_id });
            throw error;
          }
        },
      })),
  },
});
