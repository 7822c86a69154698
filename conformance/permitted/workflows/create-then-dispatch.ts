import { callerOf, type HandlerReply } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { createThenDispatch } from '../../checks/workflows/create-then-dispatch.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

/** A URL without all of it that could be secret. */
const masked = (url: unknown) => (typeof url === 'string' && url !== '' ? `${new URL(url).origin}/…` : url);

export const permitted = permittedOf(createThenDispatch, {
  'callback-masked': {
    obeys: ['workflows.dispatch-body', 'workflows.request-shown'],
    what: 'A run shows of its callback URL the host alone, since its path may be a secret.',
    applyTo: (parts) => withShownRuns(parts, (run) => ({ ...run, callback_url: masked(run.callback_url) })),
  },
  'one-workflow-for-each-name': {
    obeys: ['workflows.create-then-dispatch', 'workflows.dispatch-path'],
    what: 'A caller who creates a workflow under the name of a live one of the organization is given that one.',
    untold: ['workflows.name_twice'],
    applyTo(parts) {
      const made = new Map<string, HandlerReply>();
      return withHandlers(parts, ({ createGraphWorkflow }) => ({
        async createGraphWorkflow(call) {
          const key = `${callerOf(call).organization_id} ${String((call.request.body as { name?: unknown }).name)}`;
          const before = made.get(key);
          const kept = before?.kind === 'record' ? await parts.store.workflow(String(before.record.id)) : undefined;
          if (before && kept?.record.deleted_at === null) return before;
          const reply = await createGraphWorkflow(call);
          made.set(key, reply);
          return reply;
        },
      }));
    },
  },
  'nothing-to-run-on': {
    obeys: ['workflows.dispatch-body', 'workflows.create-then-dispatch'],
    what: 'A workflow that declares no inputs has nothing to work on, and its dispatch is refused.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const workflow = await parts.store.workflowBySlug(callerOf(call).organization_id, call.request.path.slug!);
          if (workflow?.record.deleted_at === null && workflow.record.inputs.length === 0) throw new Refused('invalid');
          return dispatchGraphWorkflowRun(call);
        },
      })),
  },
  'callbacks-by-approval': {
    obeys: ['workflows.create-then-dispatch', 'workflows.dispatch-path'],
    what: 'A workflow that nobody has approved yet calls nobody back: its dispatch with a URL is invalid, with the status 404.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { refusal: { invalid: 404 } } } } },
    costs: { 'events/changed-meanwhile': 'a new workflow has no callback that could tell when its run changed' },
    applyTo: (parts) =>
      withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun }) => {
        const made = new Set<unknown>();
        return {
          async createGraphWorkflow(call) {
            const reply = await createGraphWorkflow(call);
            if (reply.kind === 'record') made.add(reply.record.slug);
            return reply;
          },
          async dispatchGraphWorkflowRun(call) {
            const { callback_url } = call.request.body as { callback_url?: unknown };
            if (callback_url !== undefined && made.has(call.request.path.slug)) throw new Refused('invalid');
            return dispatchGraphWorkflowRun(call);
          },
        };
      }),
  },
  'named-by-ids': {
    obeys: ['workflows.create-then-dispatch', 'workflows.dispatch-path', 'workflows.dispatch-answer'],
    what: 'The owner in the path is an id and so is the slug; the answer to a dispatch has the address to ask again at beside the two texts.',
    choices: { workflows: { owner: 'organization_id', slug: 'from_id' } },
    applyTo: (parts) =>
      withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({
        ...record,
        links: { self: `/v1/runs/${String(record.run_id)}` },
        position: 1,
      })),
  },
});
