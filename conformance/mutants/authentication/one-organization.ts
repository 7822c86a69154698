import type { Call, Parts } from '../../../src/server/parts.ts';
import { oneOrganization } from '../../checks/authentication/one-organization.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

/** The call in the organization of the record, where the user belongs to that. */
async function inOneOfTheirs(parts: Parts, call: Call, org_id: string | undefined): Promise<Call> {
  const { caller } = call;
  const memberships = caller?.kind === 'user' ? await parts.store.membershipsOf(caller.user_id) : [];
  const found = memberships.find(({ organization_id }) => organization_id === org_id);
  return caller && found ? { ...call, caller: { ...caller, organization_id: found.organization_id } } : call;
}

export const mutants = mutantsOf(oneOrganization, {
  'found-in-any-of-yours': {
    breaks: ['authentication.one-organization'],
    mistake: 'An asset that is not in the organization of the request is looked for in the others of the user.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        async getAsset(call) {
          const asset = await parts.store.asset(String(call.request.path.id).toLowerCase());
          return getAsset(await inOneOfTheirs(parts, call, asset?.org_id));
        },
      })),
  },
  'folders-of-any-of-yours': {
    breaks: ['authentication.one-organization'],
    mistake: 'A folder is one that may be read if its organization is among those of the user.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAssetFolder }) => ({
        async getAssetFolder(call) {
          const folder = await parts.store.folder(String(call.request.path.id).toLowerCase());
          return getAssetFolder(await inOneOfTheirs(parts, call, folder?.org_id));
        },
      })),
  },
  'all-memberships': {
    breaks: ['authentication.one-organization'],
    mistake: 'The list joins over the memberships of the user, and shows the assets of each of them.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        async listAssets(call) {
          const reply = await listAssets(call);
          const { caller, request } = call;
          // A cursor belongs to one organization: the others are laid on the first page.
          const is_mixed = caller?.kind === 'user' && request.query.cursor === undefined;
          if (reply.kind !== 'page' || !is_mixed) return reply;
          const items = [...reply.page.items];
          for (const { organization_id } of await parts.store.membershipsOf(caller.user_id)) {
            if (organization_id === caller.organization_id) continue;
            const other = await listAssets({ ...call, caller: { ...caller, organization_id } });
            if (other.kind === 'page') items.push(...other.page.items);
          }
          return { ...reply, page: { ...reply.page, items } };
        },
      })),
  },
  'by-the-creators-id': {
    breaks: ['authentication.organization-header'],
    mistake: 'The read of an asset takes the organization from the column beside it, which holds the creator.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({ ...asset, org_id: asset.created_by ?? asset.org_id })),
  },
});
