import { callerOf, type Handler, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { isolatedByHeader } from '../../checks/isolation/by-header.ts';
import { withHandlers, withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** A workflow is seen by who made it alone, until it is published: to others of the organization there is none. */
function withWorkflowsOfTheirMaker(parts: Parts): Parts {
  return withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun, deleteGraphWorkflow }) => {
    const makers = new Map<unknown, string>();
    const ofMaker =
      (handle: Handler): Handler =>
      async (call) => {
        const { user_id, organization_id } = callerOf(call);
        const { id, slug } = call.request.path;
        const { store } = parts;
        const workflow = id ? await store.workflow(id) : await store.workflowBySlug(organization_id, slug!);
        const maker = makers.get(workflow?.id) ?? workflow?.record.created_by;
        if (workflow && !workflow.record.is_public && maker !== user_id) throw new Refused('not_found');
        return handle(call);
      };
    return {
      async createGraphWorkflow(call) {
        const reply = await createGraphWorkflow(call);
        if (reply.kind === 'record') makers.set((reply.record as { id?: unknown }).id, callerOf(call).user_id);
        return reply;
      },
      dispatchGraphWorkflowRun: ofMaker(dispatchGraphWorkflowRun),
      deleteGraphWorkflow: ofMaker(deleteGraphWorkflow),
    };
  });
}

export const permitted = permittedOf(isolatedByHeader, {
  'may-create-and-not-delete': {
    obeys: ['isolation.by-header', 'authentication.organization-header'],
    what: 'In the second organization the member may create workflows and may not delete them.',
    applyTo(parts) {
      const create = 'graph-workflows:create';
      const membershipsOf: typeof parts.store.membershipsOf = async (user_id) => {
        const [first, ...others] = await parts.store.membershipsOf(user_id);
        if (!first) return [];
        return [first, ...others.map((one) => ({ ...one, scopes: [...new Set([...one.scopes, create])] }))];
      };
      return withPart(parts, 'store', () => ({ membershipsOf }));
    },
  },
  'workflows-of-their-maker': {
    users_may_less: true,
    obeys: ['isolation.by-header', 'workflows.create-then-dispatch'],
    what: 'A workflow is seen by who made it alone, until it is published: to others of the organization there is none.',
    applyTo: withWorkflowsOfTheirMaker,
  },
  'their-makers-may-not-run-them': {
    users_may_less: true,
    obeys: ['isolation.by-header', 'scopes.workflow-delete'],
    what: 'A workflow is seen by who made it alone, and a user of several organizations lacks the scope to dispatch any: 404, too.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { missing_scope: 404 } } } },
    applyTo(parts) {
      const changed = withWorkflowsOfTheirMaker(parts);
      return {
        ...changed,
        async authorize(world, operation, request, token) {
          const is_dispatch = operation.id === 'dispatchGraphWorkflowRun' && token.kind === 'user';
          if (is_dispatch && (await parts.store.membershipsOf(token.user_id)).length > 1) {
            throw new Refused('missing_scope');
          }
          return changed.authorize(world, operation, request, token);
        },
      };
    },
  },
  'header-on-workflows-alone': {
    obeys: ['authentication.organization-header'],
    what: 'The header is read on workflows and nowhere else; the name of an organization that one is no member of is 404.',
    choices: { access: { organization_header: { not_member: 404, malformed: 400, elsewhere: 'ignored' } } },
  },
});
