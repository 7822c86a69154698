import { AsyncLocalStorage } from 'node:async_hooks';
import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { isolatedByHeader } from '../../checks/isolation/by-header.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';
import { withStart } from '../runs/changed-runs.ts';

/** Members of two organizations may do in the second what they may in the first, which is no fault. */
function withEqualMemberships(parts: Parts): Parts {
  return withPart(parts, 'store', ({ membershipsOf }) => ({
    async membershipsOf(user) {
      const memberships = await membershipsOf(user);
      return memberships.map((one) => ({ ...one, scopes: memberships[0]!.scopes }));
    },
  }));
}

export const mutants = mutantsOf(isolatedByHeader, {
  'any-of-yours': {
    breaks: ['isolation.by-header'],
    mistake: 'A workflow may be deleted by whoever is a member of its organization, whichever one the request names.',
    applyTo: (parts) =>
      withOrganization(parts, 'deleteGraphWorkflow', async ({ request }, { kind, user_id }) => {
        const workflow = await parts.store.workflow(request.path.id ?? '');
        const memberships = kind === 'user' ? await parts.store.membershipsOf(user_id) : [];
        const is_own = memberships.some(({ organization_id }) => organization_id === workflow?.record.org_id);
        return is_own ? workflow?.record.org_id : undefined;
      }),
  },
  'dispatched-where-it-is': {
    breaks: ['isolation.by-header'],
    mistake:
      'A dispatch acts in the organization that its path names, if the caller is a member, and with the scopes of there.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        if (operation.id !== 'dispatchGraphWorkflowRun') return parts.authorize(world, operation, request, token);
        const organizations = await parts.store.organizations();
        const named = organizations.find(({ slug }) => slug === request.path.owner);
        const memberships = await parts.store.membershipsOf(token.user_id);
        const is_own = memberships.some(({ organization_id }) => organization_id === named?.id);
        const { organization: _, ...rest } = request;
        return parts.authorize(world, operation, is_own ? { ...rest, organization: named!.id } : request, token);
      },
    }),
  },
  'header-on-keys-only': {
    breaks: ['isolation.by-header'],
    mistake:
      'Once a workflow is there, users act where they signed in; the header is read for API keys, and for creation.',
    applyTo: (parts) => ({
      ...parts,
      authorize(world, operation, { organization, ...request }, token) {
        const heeds = token.kind === 'api_key' || operation.id === 'createGraphWorkflow';
        return parts.authorize(
          world,
          operation,
          heeds && organization !== undefined ? { ...request, organization } : request,
          token,
        );
      },
    }),
  },
  'not-on-creation': {
    breaks: ['authentication.organization-header'],
    mistake: 'Creation takes the organization from the session of the user, as it did before there was a header.',
    applyTo: (parts) => ({
      ...parts,
      authorize(world, operation, { organization, ...request }, token) {
        const heeds = operation.id !== 'createGraphWorkflow' && organization !== undefined;
        return parts.authorize(world, operation, heeds ? { ...request, organization } : request, token);
      },
    }),
  },
  'runs-at-home': {
    breaks: ['authentication.organization-header'],
    mistake: 'Scopes are looked up in the organization of the header; the run is filed where the session belongs.',
    applyTo(parts) {
      const home = new AsyncLocalStorage<string>();
      const started = withStart(withEqualMemberships(parts), (run) => {
        const org_id = home.getStore() ?? run.record.org_id;
        return parts.runs.start({ ...run, record: { ...run.record, org_id } });
      });
      return withHandlers(started, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const { token, user_id, organization_id } = callerOf(call);
          const [first] = token.kind === 'user' ? await parts.store.membershipsOf(user_id) : [];
          return home.run(first?.organization_id ?? organization_id, () => dispatchGraphWorkflowRun(call));
        },
      }));
    },
  },
});
