import { operationsIn } from '../../../src/contract/operations.ts';
import type { World } from '../../../src/server/parts.ts';
import { type Call, exchanged, type Handler, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { WorkflowRow } from '../../../src/store/run-rows.ts';
import { refusedDispatchStartsNothing } from '../../checks/workflows/refused-dispatch-starts-nothing.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withMisplacedDone, withRefusedServed, withUnscopedDone } from '../other-callers.ts';

/** The same world with this workflow not deleted. */
function withLive(world: World, workflow: WorkflowRow): World {
  const live = { ...workflow, record: { ...workflow.record, deleted_at: null } };
  const store = exchanged(world.parts.store, { workflowBySlug: async () => live });
  return exchanged(world, { parts: { ...world.parts, store } });
}

export const mutants = mutantsOf(refusedDispatchStartsNothing, {
  'called-off-loudly': {
    breaks: ['workflows.refused-dispatch-starts-nothing'],
    mistake:
      'The run is started, and called off when its workflow turns out to be deleted, which is told like every other end.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const workflow = await deletedWorkflow(call);
          if (!workflow) return dispatchGraphWorkflowRun(call);
          const reply = await dispatchGraphWorkflowRun(onceMore(call, workflow));
          if (reply.kind === 'record') await parts.runs.cancel(String(reply.record.run_id));
          throw new Refused('not_found');
        },
      })),
  },
  'path-known-already': {
    breaks: ['workflows.deleted-not-dispatched'],
    mistake: 'Nobody asks whether the workflow was deleted when its path is known already.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async workflowBySlug(organization, slug) {
          const found = await store.workflowBySlug(organization, slug);
          return found && { ...found, record: { ...found.record, deleted_at: null } };
        },
      })),
  },
  'refusal-names-a-run': {
    breaks: ['workflows.refused-dispatch-starts-nothing'],
    mistake: 'A dispatch is kept as a run before the workflow is looked up, and the refusal tells which one it is.',
    applyTo(parts) {
      const { dialect, handlers } = parts;
      let run_id: unknown;
      return {
        ...parts,
        handlers: {
          ...handlers,
          async dispatchGraphWorkflowRun(call) {
            const workflow = await deletedWorkflow(call);
            if (!workflow) return handlers.dispatchGraphWorkflowRun(call);
            const { callback_url: _, ...body } = call.request.body as Record<string, unknown>;
            const silent = { ...call, request: { ...call.request, body } };
            const reply = await handlers.dispatchGraphWorkflowRun(onceMore(silent, workflow));
            run_id = reply.kind === 'record' ? reply.record.run_id : undefined;
            throw new Refused('not_found');
          },
        },
        dialect: exchanged(dialect, {
          encodeProblem(operation, reply) {
            const wire = dialect.encodeProblem(operation, reply);
            if (operation !== 'dispatchGraphWorkflowRun' || reply.refusal !== 'not_found') return wire;
            return { ...wire, body: JSON.stringify({ ...JSON.parse(wire.body ?? '{}'), run_id }) };
          },
        }),
      };
    },
  },
  'models-run-for-non-members': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'A run is queued for the organization of the key, and the one in the header is looked at behind that.',
    applyTo: (parts) => operationsIn('model_dispatches').reduce((done, id) => withMisplacedDone(done, id), parts),
  },
  'models-run-for-readers': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The scope is asked for when the run is in the queue already, and nobody takes it out.',
    applyTo: (parts) => operationsIn('model_dispatches').reduce(withUnscopedDone, parts),
  },
  'models-run-for-strangers': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake:
      'A run is queued while the token is looked up, in the name of whoever called last, and nobody takes it out.',
    applyTo: (parts) => withRefusedServed(parts, operationsIn('model_dispatches')),
  },
  'workflows-run-for-non-members': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The workflow is found by its path and queued; only the answer waits for the membership.',
    applyTo: (parts) => withMisplacedDone(parts, 'dispatchGraphWorkflowRun'),
  },
  'workflows-run-for-readers': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The scope of workflows came later, and is asked for behind the queue.',
    applyTo: (parts) => withUnscopedDone(parts, 'dispatchGraphWorkflowRun'),
  },
  'checked-in-the-queue': {
    breaks: ['errors.invalid-changes-nothing'],
    mistake: 'The inputs of a model are checked when its run is in the queue already, and nobody takes it out.',
    applyTo(parts) {
      const sound = new Map<string, object>();
      return operationsIn('model_dispatches').reduce<Parts>(
        (all, id) => withHandlers(all, (original) => ({ [id]: queuedAnyway(original[id], sound) })),
        parts,
      );
    },
  },
  'started-first': {
    breaks: ['workflows.refused-dispatch-starts-nothing'],
    mistake: 'The run is put into the queue first; only what is answered is found out from the workflow.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const { slug = '' } = call.request.path;
          const workflow = await parts.store.workflowBySlug(call.caller?.organization_id ?? '', slug);
          if (!workflow || workflow.record.deleted_at === null) return dispatchGraphWorkflowRun(call);
          await dispatchGraphWorkflowRun({ ...call, world: withLive(call.world, workflow) });
          throw new Refused('not_found');
        },
      })),
  },
});

/** Runs the inputs that were right before in the place of wrong ones. @param sound bodies by path */
function queuedAnyway(handler: Handler, sound: Map<string, object>): Handler {
  return async (call) => {
    const path = Object.values(call.request.path).join('/');
    const body = call.request.body as { callback_url?: string };
    try {
      const reply = await handler(call);
      sound.set(path, body);
      return reply;
    } catch (error) {
      const before = sound.get(path);
      if (error instanceof Refused && error.refusal === 'invalid' && before) {
        const { callback_url } = body;
        await handler({ ...call, request: { ...call.request, body: { ...before, callback_url } } });
      }
      throw error;
    }
  };
}

/** The deleted workflow that a dispatch names; undefined where it is live, or there is none. */
async function deletedWorkflow({ world, request, caller }: Call): Promise<WorkflowRow | undefined> {
  const { slug = '' } = request.path;
  const workflow = await world.parts.store.workflowBySlug(caller?.organization_id ?? '', slug);
  return workflow?.record.deleted_at == null ? undefined : workflow;
}

/** The same call where this workflow is not deleted. */
function onceMore(call: Call, workflow: WorkflowRow): Call {
  const { world } = call;
  const live = { ...workflow, record: { ...workflow.record, deleted_at: null } };
  const store = exchanged(world.parts.store, { workflowBySlug: async () => live });
  return { ...call, world: exchanged(world, { parts: { ...world.parts, store } }) };
}
