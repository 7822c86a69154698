import { callerOf } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { workflowsForOthers } from '../../checks/workflows/for-others.ts';
import { withHandlers } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(workflowsForOthers, {
  'known-to-keys-alone': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'A path is looked up among the workflows that API keys made.',
    applyTo(parts) {
      const of_users = new Set<unknown>();
      return withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun }) => ({
        async createGraphWorkflow(call) {
          const reply = await createGraphWorkflow(call);
          if (reply.kind === 'record' && call.caller?.kind === 'user') of_users.add(reply.record.slug);
          return reply;
        },
        async dispatchGraphWorkflowRun(call) {
          if (of_users.has(call.request.path.slug)) throw new Refused('not_found');
          return dispatchGraphWorkflowRun(call);
        },
      }));
    },
  },
  'people-get-the-whole-run': {
    breaks: ['workflows.dispatch-answer'],
    mistake: 'The page that people dispatch from shows the run at once, and is answered with all of it.',
    applyTo: (parts) =>
      withReply(parts, 'dispatchGraphWorkflowRun', async (reply, call) => {
        if (reply.kind !== 'record' || call.caller?.kind !== 'user') return reply;
        const path = { id: String(reply.record.run_id) };
        const run = await parts.handlers.getRun({ ...call, request: { ...call.request, path } });
        return run.kind === 'record' ? { ...reply, record: { ...run.record, ...reply.record } } : reply;
      }),
  },
  'inputs-of-people-lost': {
    breaks: ['workflows.request-shown'],
    mistake: 'The inputs of people come in a form, which is read after the run has begun.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        dispatchGraphWorkflowRun(call) {
          if (call.caller?.kind !== 'user') return dispatchGraphWorkflowRun(call);
          const body = { ...(call.request.body as object), text: 'A text' };
          return dispatchGraphWorkflowRun({ ...call, request: { ...call.request, body } });
        },
      })),
  },
  'accepted-and-dropped': {
    breaks: ['runs.dispatch-then-readable'],
    mistake: 'The queue of those who are no API key has no consumer: what goes there is acknowledged, and lost.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun, getRun }) => {
        const lost = new Set<unknown>();
        return {
          async dispatchGraphWorkflowRun(call) {
            const reply = await dispatchGraphWorkflowRun(call);
            if (reply.kind === 'record' && call.caller?.kind === 'user') lost.add(reply.record.run_id);
            return reply;
          },
          getRun(call) {
            if (lost.has(call.request.path.id)) throw new Refused('not_found');
            return getRun(call);
          },
        };
      }),
  },
  'runs-of-people-go-too': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'A workflow that people delete in the editor goes with everything that hangs on it.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun, deleteGraphWorkflow, getRun }) => {
        const [runs, gone] = [new Map<unknown, unknown>(), new Set<unknown>()];
        return {
          async dispatchGraphWorkflowRun(call) {
            const reply = await dispatchGraphWorkflowRun(call);
            if (reply.kind !== 'record') return reply;
            const run = await parts.store.run(String(reply.record.run_id));
            runs.set(reply.record.run_id, run?.record.graph_workflow_id);
            return reply;
          },
          async deleteGraphWorkflow(call) {
            const reply = await deleteGraphWorkflow(call);
            if (call.caller?.kind === 'user') gone.add(call.request.path.id);
            return reply;
          },
          getRun(call) {
            if (gone.has(runs.get(call.request.path.id))) throw new Refused('not_found');
            return getRun(call);
          },
        };
      }),
  },
  'deleted-in-the-first-organization': {
    breaks: ['workflows.deleted-not-dispatched'],
    mistake: 'Deletions wait for a job that runs for the first organization alone.',
    applyTo(parts) {
      let first: string | undefined;
      return withHandlers(parts, ({ createGraphWorkflow, deleteGraphWorkflow }) => ({
        createGraphWorkflow(call) {
          first ??= call.caller?.organization_id;
          return createGraphWorkflow(call);
        },
        async deleteGraphWorkflow(call) {
          if (call.caller?.organization_id === (first ?? call.caller?.organization_id))
            return deleteGraphWorkflow(call);
          return { kind: 'empty', success: 'deleted' };
        },
      }));
    },
  },
  'gone-for-people': {
    breaks: ['workflows.deleted-not-dispatched'],
    mistake: 'The pages for people know what was deleted, and say so: 410 in the place of 404.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const { organization_id, kind } = callerOf(call);
          const workflow = await parts.store.workflowBySlug(organization_id, call.request.path.slug ?? '');
          const is_deleted = workflow !== undefined && workflow.record.deleted_at !== null;
          if (is_deleted && kind === 'user') throw new Refused('not_found', { status: 410 });
          return dispatchGraphWorkflowRun(call);
        },
      })),
  },
  'forgotten-behind-the-next': {
    breaks: ['workflows.create-then-dispatch'],
    mistake: 'Of what people draw in the editor the last workflow is kept, and the one before is overwritten.',
    applyTo(parts) {
      const last_of = new Map<unknown, unknown>();
      const forgotten = new Set<unknown>();
      return withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun }) => ({
        async createGraphWorkflow(call) {
          const reply = await createGraphWorkflow(call);
          if (reply.kind !== 'record' || call.caller?.kind !== 'user') return reply;
          forgotten.add(last_of.get(call.caller.user_id));
          last_of.set(call.caller.user_id, reply.record.slug);
          return reply;
        },
        async dispatchGraphWorkflowRun(call) {
          if (forgotten.has(call.request.path.slug)) throw new Refused('not_found');
          return dispatchGraphWorkflowRun(call);
        },
      }));
    },
  },
  'header-means-another': {
    breaks: ['authentication.organization-header'],
    mistake:
      'The header is thought to be for acting elsewhere: a user who names the own organization is no guest there.',
    applyTo: (parts) => ({
      ...parts,
      authorize(world, operation, request, token) {
        const is_meant = token.kind === 'user' && operation.id === 'deleteGraphWorkflow';
        if (is_meant && request.organization !== undefined) throw new Refused('not_member');
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
});
