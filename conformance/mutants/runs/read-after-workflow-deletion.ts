import { Refused } from '../../../src/server/refused.ts';
import { readAfterWorkflowDeletion } from '../../checks/runs/read-after-workflow-deletion.ts';
import { isSet } from '../../models/values.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isEnded, withLostRuns, withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(readAfterWorkflowDeletion, {
  'gone-for-users': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'The view of a run for people goes by way of its workflow, which is not found any more.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run, { caller }) => {
        const workflow = run.graph_workflow as { deleted_at?: unknown } | null;
        if (caller?.kind === 'user' && workflow?.deleted_at) throw new Refused('not_found');
        return run;
      }),
  },
  'inputs-with-the-graph': {
    breaks: ['workflows.request-shown'],
    mistake: 'A workflow is kept ready with the inputs of its first run, and those of later ones come too late.',
    applyTo(parts) {
      const ready = new Map<string, object>();
      return withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        dispatchGraphWorkflowRun(call) {
          const { callback_url, ...inputs } = call.request.body as Record<string, unknown>;
          const path = Object.values(call.request.path).join('/');
          const first = ready.get(path) ?? inputs;
          ready.set(path, first);
          const body = { ...first, ...(callback_url !== undefined && { callback_url }) };
          return dispatchGraphWorkflowRun({ ...call, request: { ...call.request, body } });
        },
      }));
    },
  },
  'left-to-run': {
    breaks: ['runs.advances-to-terminal'],
    mistake:
      'The worker that ends a run looks for its workflow, and leaves the run as it is where there is none any more.',
    applyTo(parts) {
      const left = new Map<unknown, Record<string, unknown>>();
      const leaving = withHandlers(parts, ({ deleteGraphWorkflow }) => ({
        async deleteGraphWorkflow(call) {
          const unfinished = await call.world.parts.store.unfinishedRuns();
          const reply = await deleteGraphWorkflow(call);
          for (const { id, record } of unfinished) {
            if (record.graph_workflow_id === call.request.path.id?.toLowerCase()) left.set(id, { ...record });
          }
          return reply;
        },
      }));
      return withReadRun(leaving, (run) => ({ ...run, ...left.get(run.id) }));
    },
  },
  'ended-gone-for-keys': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'A key may read the ended runs of the workflows that it may read, and a deleted one is none of them.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run, { caller }) => {
        const { deleted_at } = (run.graph_workflow ?? {}) as { deleted_at?: string | null };
        const is_older =
          deleted_at && isSet(run.completed_at) && Date.parse(String(run.completed_at)) <= Date.parse(deleted_at);
        if (is_older && caller?.kind !== 'user') throw new Refused('not_found');
        return run;
      }),
  },
  'gone-at-its-end': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'A run that ends when its workflow is gone has nowhere to be kept.',
    applyTo: (parts) =>
      withLostRuns(parts, async ({ record }) => {
        const workflow = record.graph_workflow_id && (await parts.store.workflow(record.graph_workflow_id));
        if (!workflow || workflow.record.deleted_at === null || !isEnded(record)) return true;
        return String(record.completed_at) <= workflow.record.deleted_at;
      }),
  },
  'swept-after-an-hour': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'Each hour a job removes what hangs on deleted workflows.',
    applyTo: (parts) =>
      withLostRuns(parts, async ({ record }) => {
        const workflow = record.graph_workflow_id && (await parts.store.workflow(record.graph_workflow_id));
        if (!workflow || workflow.record.deleted_at === null) return true;
        return parts.clock.now_ms() - Date.parse(workflow.record.deleted_at) < 3_600_000;
      }),
  },
  'gone-with-it': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'Deleting a workflow deletes the runs that point at it.',
    applyTo: (parts) =>
      withLostRuns(parts, async ({ record }) => {
        const workflow = record.graph_workflow_id && (await parts.store.workflow(record.graph_workflow_id));
        return !workflow || workflow.record.deleted_at === null;
      }),
  },
  'handed-to-a-copy': {
    breaks: ['runs.target-matches'],
    mistake: 'The runs of a deleted workflow are handed to a copy that is kept for them, under an id of its own.',
    applyTo(parts) {
      const deleted = new Map<string, string>();
      const told = withReply(parts, 'deleteGraphWorkflow', (reply, { request }) => {
        deleted.set(String(request.path.id).toLowerCase(), parts.random.uuid());
        return reply;
      });
      return withReadRun(told, (run) => ({
        ...run,
        graph_workflow_id: deleted.get(String(run.graph_workflow_id)) ?? run.graph_workflow_id,
      }));
    },
  },
  'one-run-at-a-time': {
    breaks: ['runs.ids-distinct'],
    mistake: 'A workflow is run again under the id of its last run.',
    applyTo(parts) {
      const ids = new Map<string, unknown>();
      return withRecord(parts, 'dispatchGraphWorkflowRun', (record, { request }) => {
        const slug = request.path.slug!;
        if (!ids.has(slug)) ids.set(slug, record.run_id);
        return { ...record, run_id: ids.get(slug) };
      });
    },
  },
});
