import type { GraphWorkflow } from '../../../src/contract/types.ts';
import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { deletedWorkflows } from '../../checks/soft-delete/workflows.ts';
import { isSet } from '../../models/values.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withMarks, withRefusedDeleted } from '../deletions-done.ts';
import { onTheWall } from '../local-time.ts';
import { mutantsOf } from '../mutant.ts';
import { isEnded, type Run, withLostRuns, withReadRun } from '../runs/changed-runs.ts';

/** @param change what a run is read as when its workflow is deleted */
function withRunsOfDeleted(parts: Parts, change: (run: Run) => Run): Parts {
  return withReply(parts, 'getRun', async (reply) => {
    if (reply.kind !== 'record') return reply;
    const id = reply.record.graph_workflow_id;
    const workflow = typeof id === 'string' ? await parts.store.workflow(id) : undefined;
    const is_deleted = workflow !== undefined && workflow.record.deleted_at !== null;
    return is_deleted ? { ...reply, record: change(reply.record) } : reply;
  });
}

export const mutants = mutantsOf(deletedWorkflows, {
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
  'in-local-time': {
    breaks: ['workflows.soft-delete'],
    mistake: 'The time of a deletion is that of the clock on the wall, two hours ahead, and is written as one in UTC.',
    applyTo: (parts) => withMarks(parts, 'deleteGraphWorkflow', ({ at, by }) => ({ at: onTheWall(at, 2), by })),
  },
  'in-local-time-west-of-it': {
    breaks: ['workflows.soft-delete'],
    mistake:
      'The time of a deletion is that of the clock on the wall, five hours behind, and is written as one in UTC.',
    applyTo: (parts) => withMarks(parts, 'deleteGraphWorkflow', ({ at, by }) => ({ at: onTheWall(at, -5), by })),
  },
  'deleted-before-refused': {
    breaks: ['soft-delete.refused-keeps'],
    mistake: 'The membership in the organization of the header is looked up when the workflow is gone.',
    applyTo: (parts) =>
      withRefusedDeleted(parts, 'deleteGraphWorkflow', (_, { organization }) => organization !== undefined),
  },
  'cached-while-it-runs': {
    breaks: ['workflows.deleted-not-dispatched'],
    mistake: 'A workflow of which a run is under way is in a cache, where its deletion does not reach it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async workflowBySlug(organization, slug) {
          const found = await store.workflowBySlug(organization, slug);
          const unfinished = found ? await store.unfinishedRuns() : [];
          const is_cached = unfinished.some(({ record }) => record.graph_workflow_id === found?.id);
          return found && is_cached ? { ...found, record: { ...found.record, deleted_at: null } } : found;
        },
      })),
  },
  'dispatched-by-users': {
    breaks: ['workflows.deleted-not-dispatched'],
    mistake: 'Users see deleted workflows in a list of their own, and can start them from there.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          try {
            return await dispatchGraphWorkflowRun(call);
          } catch (error) {
            if (!(error instanceof Refused) || callerOf(call).kind !== 'user') throw error;
            return { kind: 'record', success: 'dispatched', record: { run_id: parts.random.uuid(), status: 'queued' } };
          }
        },
      })),
  },
  'joined-by-its-name': {
    breaks: ['workflows.soft-delete'],
    mistake: 'A run finds its workflow by the name, and once that is given again it shows the newer one as its own.',
    applyTo(parts) {
      const newest = new Map<string, GraphWorkflow>();
      const joined = withRunsOfDeleted(parts, (run) => {
        const found = newest.get((run.graph_workflow as GraphWorkflow | null)?.name ?? '');
        return found ? { ...run, graph_workflow: found } : run;
      });
      return withPart(joined, 'store', (store) => ({
        insertWorkflow(row) {
          newest.set(row.record.name, row.record);
          return store.insertWorkflow(row);
        },
      }));
    },
  },
  'not-while-it-has-runs': {
    breaks: ['workflows.user-supplied'],
    mistake: 'A foreign key forbids to delete a workflow as long as a run names it.',
    applyTo(parts) {
      const used = new Set<string | null>();
      const noting = withPart(parts, 'runs', (runs) => ({
        start(run) {
          used.add(run.record.graph_workflow_id);
          return runs.start(run);
        },
      }));
      return withHandlers(noting, ({ deleteGraphWorkflow }) => ({
        async deleteGraphWorkflow(call) {
          if (used.has(call.request.path.id!)) throw new Refused('conflict');
          return deleteGraphWorkflow(call);
        },
      }));
    },
  },
  'outputs-freed': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'The files that a deleted workflow made are thrown away to save room.',
    applyTo: (parts) => withRunsOfDeleted(parts, (run) => ({ ...run, output: null })),
  },
  'refused-as-a-conflict': {
    breaks: ['workflows.deleted-not-dispatched'],
    mistake: 'The workflow is there, says the programmer, only not in the right state: a conflict.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const workflow = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          if (workflow && workflow.record.deleted_at !== null) throw new Refused('conflict');
          return dispatchGraphWorkflowRun(call);
        },
      })),
  },
  'runs-called-off': {
    breaks: ['workflows.in-flight-on-delete'],
    mistake: 'Runs of a deleted workflow are canceled, though the target file says that they go on.',
    applyTo: (parts) =>
      withReply(parts, 'deleteGraphWorkflow', async (reply, { request }) => {
        const unfinished = await parts.store.unfinishedRuns();
        for (const { id, record } of unfinished) {
          if (record.graph_workflow_id === request.path.id) await parts.runs.cancel(id);
        }
        return reply;
      }),
  },
  'runs-go-too': {
    breaks: ['runs.read-after-workflow-deletion'],
    mistake: 'Runs are read by way of their workflow, and those of a deleted one are not found.',
    applyTo: (parts) =>
      withRunsOfDeleted(parts, () => {
        throw new Refused('not_found');
      }),
  },
  'second-not-found': {
    breaks: ['deletion.second'],
    mistake: 'A second delete finds nothing, though the target file says that it succeeds.',
    applyTo: (parts) =>
      withReply(parts, 'deleteGraphWorkflow', (reply) => {
        if (reply.kind === 'empty' && reply.success === 'deleted_again') throw new Refused('not_found');
        return reply;
      }),
  },
  'set-null': {
    breaks: ['workflows.soft-delete'],
    mistake: 'The foreign key says what becomes of the runs of a deleted row: their reference is set to null.',
    applyTo: (parts) => withRunsOfDeleted(parts, (run) => ({ ...run, graph_workflow_id: null, graph_workflow: null })),
  },
});
