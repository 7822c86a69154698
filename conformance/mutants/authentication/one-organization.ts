import type { OperationId } from '../../../src/contract/operations.ts';
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

/** The first of the user's organizations, whichever the header names. */
async function firstOf(parts: Parts, { caller }: Call): Promise<string | undefined> {
  const [first] = caller?.kind === 'user' ? await parts.store.membershipsOf(caller.user_id) : [];
  return first?.organization_id;
}

function withoutHeader(parts: Parts, of: OperationId): Parts {
  return {
    ...parts,
    authorize(world, operation, { organization, ...request }, token) {
      const named = operation.id !== of && organization !== undefined && { organization };
      return parts.authorize(world, operation, { ...request, ...named }, token);
    },
  };
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
  'next-pages-by-the-token': {
    breaks: ['authentication.one-organization'],
    mistake: 'Behind a cursor nobody looks at the header any more: the place is that of the token.',
    applyTo: (parts) =>
      withHandlers(parts, ({ listAssets }) => ({
        async listAssets(call) {
          const { caller, request } = call;
          const organization_id = await firstOf(parts, call);
          if (request.query.cursor === undefined || !caller || organization_id === undefined) return listAssets(call);
          // The cursor is of the other organization, and so left out.
          const { cursor: _, ...query } = request.query;
          return listAssets({ ...call, request: { ...request, query }, caller: { ...caller, organization_id } });
        },
      })),
  },
  'ratings-where-the-token-says': {
    breaks: ['access.organization-header'],
    mistake: 'The rating of runs came later, and takes the organization from the token alone.',
    applyTo: (parts) => withoutHeader(parts, 'rateRun'),
  },
  'uploads-where-the-token-says': {
    breaks: ['access.organization-header'],
    mistake: 'Upload sessions are opened by a service that is not handed the header.',
    applyTo: (parts) => withoutHeader(parts, 'createAssetUpload'),
  },
  'by-the-creators-id': {
    breaks: ['authentication.organization-header'],
    mistake: 'The read of an asset takes the organization from the column beside it, which holds the creator.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({ ...asset, org_id: asset.created_by ?? asset.org_id })),
  },
});
