import type { HandlerReply, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import { isolatedReads } from '../../checks/isolation/reads.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withOrganization, withTrustedHeader } from '../other-callers.ts';

/** Assets that are found by their id alone, whosever they are. */
function withAssetsById(parts: Parts, isFound: (asset: AssetRow) => boolean): Parts {
  return withHandlers(parts, ({ getAsset }) => ({
    async getAsset(call) {
      const asset = await parts.store.asset(call.request.path.id!);
      const caller = call.caller && asset && isFound(asset) && { ...call.caller, organization_id: asset.org_id };
      return getAsset(caller ? { ...call, caller } : call);
    },
  }));
}

export const mutants = mutantsOf(isolatedReads, {
  'runs-where-users-say': {
    breaks: ['isolation.reads'],
    mistake: 'The page sends the organization that a user has chosen, and its runs are shown unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'getRun', isOfUser),
  },
  'by-id-alone': {
    breaks: ['isolation.reads'],
    mistake: 'The asset is looked up by its id, and nobody compares its organization with that of the caller.',
    applyTo: (parts) => withAssetsById(parts, () => true),
  },
  'one-trash-for-all': {
    breaks: ['isolation.reads'],
    mistake:
      'What is not found among the assets of the organization is looked for by its id among deleted ones, of whomever.',
    applyTo: (parts) => withAssetsById(parts, ({ deleted_at }) => deleted_at !== null),
  },
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
        return folder?.deleted_at ? undefined : folder?.org_id;
      });
    },
  },
  'one-place-for-folders': {
    breaks: ['assets.per-organization'],
    mistake: 'Folders are all filed under the organization that runs the service.',
    applyTo: (parts) =>
      withReply(parts, 'getAssetFolder', async (reply) => {
        const [first] = await parts.store.organizations();
        return reply.kind === 'record' ? { ...reply, record: { ...reply.record, org_id: first?.id } } : reply;
      }),
  },
  'refusal-tells-the-name': {
    breaks: ['isolation.reads'],
    mistake: 'The message of the refusal is made for those who debug, and names the record.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAssetFolder }) => ({
        async getAssetFolder(call) {
          try {
            return await getAssetFolder(call);
          } catch (error) {
            if (!(error instanceof Refused) || error.refusal !== 'foreign_record') throw error;
            const folder = await parts.store.folder(call.request.path.id!);
            throw new Refused('foreign_record', {
              message: `The folder ${folder?.name} belongs to another organization.`,
            });
          }
        },
      })),
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
});
