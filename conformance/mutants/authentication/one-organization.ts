import { oneOrganization } from '../../checks/authentication/one-organization.ts';
import { withAllMemberships } from '../all-memberships.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(oneOrganization, {
  'found-in-any-of-yours': {
    breaks: ['authentication.one-organization'],
    mistake: 'What is not in the organization of the request is looked for in the others of the user.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        async getAsset(call) {
          const { caller } = call;
          const memberships = caller?.kind === 'user' ? await parts.store.membershipsOf(caller.user_id) : [];
          const asset = await parts.store.asset(String(call.request.path.id).toLowerCase());
          const found = memberships.find(({ organization_id }) => organization_id === asset?.org_id);
          if (!caller || !found) return getAsset(call);
          return getAsset({ ...call, caller: { ...caller, organization_id: found.organization_id } });
        },
      })),
  },
  'all-memberships': {
    breaks: ['authentication.one-organization'],
    mistake: 'The list joins over the memberships of the user, and shows the assets of each of them.',
    applyTo: (parts) => withAllMemberships(parts, () => true),
  },
  'all-unless-named': {
    breaks: ['authentication.one-organization'],
    mistake: 'Whoever names no organization is shown the assets of all of theirs, as if none were a filter left open.',
    applyTo: (parts) => withAllMemberships(parts, ({ request }) => request.organization === undefined),
  },
  'named-comes-on-top': {
    breaks: ['authentication.one-organization'],
    mistake: 'The organization that the header names is added to those that are shown, in place of choosing one.',
    applyTo: (parts) => withAllMemberships(parts, ({ request }) => request.organization !== undefined),
  },
  'by-the-creators-id': {
    breaks: ['authentication.organization-header'],
    mistake: 'The read of an asset takes the organization from the column beside it, which holds the creator.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({ ...asset, org_id: asset.created_by ?? asset.org_id })),
  },
});
