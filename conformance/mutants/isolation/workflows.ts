import { Refused } from '../../../src/server/refused.ts';
import { isolatedWorkflows } from '../../checks/isolation/workflows.ts';
import { withHandlers } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization, withTrustedHeader } from '../other-callers.ts';
import { withOwner } from '../workflows/other-owners.ts';

export const mutants = mutantsOf(isolatedWorkflows, {
  'owner-of-anybody': {
    breaks: ['workflows.dispatch-path'],
    mistake: 'The owner in the path need only be there, and then the slug is looked up among the caller’s own.',
    applyTo: (parts) =>
      withOwner(parts, async (owner, own) => {
        const owners = (await parts.store.organizations()).map(({ slug }) => slug);
        return owners.includes(owner) ? own.slug : owner;
      }),
  },
  'deleted-by-id-alone': {
    breaks: ['isolation.writes'],
    mistake: 'The workflow is looked up by its id, and nobody compares its organization with that of the caller.',
    applyTo: (parts) =>
      withOrganization(parts, 'deleteGraphWorkflow', async ({ request }) => {
        return (await parts.store.workflow(request.path.id ?? ''))?.record.org_id;
      }),
  },
  'dispatched-by-its-path': {
    breaks: ['isolation.writes'],
    mistake:
      'Whoever knows the path of a workflow may run it: it is looked up where its owner is, and that it is private is forgotten.',
    applyTo: (parts) =>
      withOrganization(parts, 'dispatchGraphWorkflowRun', async ({ request }) => {
        const organizations = await parts.store.organizations();
        return organizations.find(({ slug }) => slug === request.path.owner)?.id;
      }),
  },
  'deleted-where-the-header-says': {
    breaks: ['isolation.writes'],
    mistake: 'A workflow is deleted in the organization of the header, whether the caller belongs there or not.',
    applyTo: (parts) => withTrustedHeader(parts, 'deleteGraphWorkflow'),
  },
  'dispatched-where-the-header-says': {
    breaks: ['isolation.writes'],
    mistake: 'A private workflow is compared with the organization in the header, and not with that of the key.',
    applyTo: (parts) => withTrustedHeader(parts, 'dispatchGraphWorkflowRun'),
  },
  'refusal-tells-the-name': {
    breaks: ['isolation.reads'],
    mistake: 'The refusal of a delete is made for those who look for mistakes, and names the workflow.',
    applyTo: (parts) =>
      withHandlers(parts, ({ deleteGraphWorkflow }) => ({
        async deleteGraphWorkflow(call) {
          try {
            return await deleteGraphWorkflow(call);
          } catch (error) {
            if (!(error instanceof Refused) || error.refusal !== 'foreign_record') throw error;
            const workflow = await parts.store.workflow(call.request.path.id!);
            throw new Refused('foreign_record', { message: `${workflow?.record.name} is not one of your workflows.` });
          }
        },
      })),
  },
});
