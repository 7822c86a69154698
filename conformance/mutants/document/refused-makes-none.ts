import { operationsIn } from '../../../src/contract/operations.ts';
import { type Call, exchanged, type Handler, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import { unknown_event } from '../../arbitraries/way.ts';
import { refusedMakesNone } from '../../checks/document/refused-makes-none.ts';
import { withHandlers } from '../changed-parts.ts';
import { withInvalidDone } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';
import { withMisplacedDone, withRefusalsTold, withRefusedServed, withUnscopedDone } from '../other-callers.ts';

export const mutants = mutantsOf(refusedMakesNone, {
  'session-before-its-size': {
    breaks: ['errors.invalid-changes-nothing'],
    mistake: 'The asset is written before the size is looked at, and stays when that is refused.',
    applyTo: (parts) =>
      withInvalidDone(parts, 'createAssetUpload', ({ size_bytes, ...body }) =>
        typeof size_bytes === 'object' ? { ...body, size_bytes: 1 } : undefined,
      ),
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
  'webhook-before-its-name': {
    breaks: ['webhooks.required-refused'],
    mistake: 'The webhook is stored first and looked at behind it, and nothing takes it back.',
    applyTo: (parts) =>
      withInvalidDone(parts, 'createWebhook', (body) =>
        body.name === undefined ? { name: 'no name', ...body } : undefined,
      ),
  },
  'events-read-behind-it': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The webhook is stored with the events that are known, and the one that is not is refused behind it.',
    applyTo: (parts) =>
      withInvalidDone(parts, 'createWebhook', ({ event_types, ...body }) => {
        if (!Array.isArray(event_types) || !event_types.includes(unknown_event)) return undefined;
        return { ...body, event_types: event_types.filter((code) => code !== unknown_event) };
      }),
  },
  'row-first': {
    breaks: ['workflows.invalid-create-changes-nothing'],
    mistake:
      'The row is made with its name as soon as the request is there; the graph is looked at when it is filled in.',
    applyTo: (parts) =>
      withInvalidDone(parts, 'createGraphWorkflow', ({ name, workflow_json }) =>
        workflow_json === undefined ? { name, workflow_json: { '1': { class_type: 'Note', inputs: {} } } } : undefined,
      ),
  },
  'row-before-its-inputs': {
    breaks: ['workflows.invalid-create-changes-nothing'],
    mistake: 'Inputs are rows of a table of their own; one of them that is wrong is met when the workflow is stored.',
    applyTo: (parts) =>
      withInvalidDone(parts, 'createGraphWorkflow', ({ inputs, ...body }) => {
        const is_wrong = Array.isArray(inputs) && inputs.some(({ name }) => typeof name !== 'string');
        return is_wrong ? { ...body, inputs: inputs.filter(({ name }) => typeof name === 'string') } : undefined;
      }),
  },
  'started-first': {
    breaks: ['workflows.refused-dispatch-starts-nothing'],
    mistake: 'The run is put into the queue first; only what is answered is found out from the workflow.',
    applyTo: (parts) => withDeletedDone(parts, (call, dispatch) => dispatch(call)),
  },
  'called-off-loudly': {
    breaks: ['workflows.refused-dispatch-starts-nothing'],
    mistake:
      'The run is started, and called off when its workflow turns out to be deleted, which is told like every other end.',
    applyTo: (parts) =>
      withDeletedDone(parts, async (call, dispatch) => {
        const reply = await dispatch(call);
        if (reply.kind === 'record') await parts.runs.cancel(String(reply.record.run_id));
        return reply;
      }),
  },
  'refusal-names-a-run': {
    breaks: ['workflows.refused-dispatch-starts-nothing'],
    mistake: 'A dispatch is kept as a run before the workflow is looked up, and the refusal tells which one it is.',
    applyTo(parts) {
      const { dialect } = parts;
      let run_id: unknown;
      const done = withDeletedDone(parts, async (call, dispatch) => {
        const { callback_url: _, ...body } = call.request.body as Record<string, unknown>;
        const reply = await dispatch({ ...call, request: { ...call.request, body } });
        run_id = reply.kind === 'record' ? reply.record.run_id : undefined;
        return reply;
      });
      return {
        ...done,
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
  'session-stays': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake:
      'Uploads are meant to be quick, so the token is verified while the session is being made for whoever called last.',
    applyTo: (parts) => withRefusedServed(parts, ['createAssetUpload']),
  },
  'models-run-for-strangers': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake:
      'A run is queued while the token is looked up, in the name of whoever called last, and nobody takes it out.',
    applyTo: (parts) => withRefusedServed(parts, operationsIn('model_dispatches')),
  },
  'session-for-who-asks-again': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake:
      'A key whose scopes were looked at is remembered, and its next session is written before they are looked at again.',
    applyTo(parts) {
      const served = withUnscopedDone(parts, 'createAssetUpload');
      const asked = new Set<string>();
      return {
        ...served,
        authorize(world, operation, request, token) {
          const is_first = operation.id === 'createAssetUpload' && !asked.has(token.hash);
          if (is_first) asked.add(token.hash);
          return (is_first ? parts : served).authorize(world, operation, request, token);
        },
      };
    },
  },
  'models-run-for-readers': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The scope is asked for when the run is in the queue already, and nobody takes it out.',
    applyTo: (parts) => operationsIn('model_dispatches').reduce(withUnscopedDone, parts),
  },
  'webhooks-of-non-members': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake:
      'A webhook is filed under the organization of the key; which one the header names is looked at behind that.',
    applyTo: (parts) => withMisplacedDone(parts, 'createWebhook'),
  },
  'workflows-run-for-non-members': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The workflow is found by its path and queued; only the answer waits for the membership.',
    applyTo: (parts) => withMisplacedDone(parts, 'dispatchGraphWorkflowRun'),
  },
  'name-kept-for-the-refused': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The name is reserved while the scope is looked up, and nobody gives it free when the scope is missing.',
    applyTo: (parts) => withNameKept(parts, ({ kind }) => kind === 'api_key'),
  },
  'name-kept-for-refused-people': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The page reserves the name that is typed in, before anybody asks whether its user may create.',
    applyTo: (parts) => withNameKept(parts, ({ kind }) => kind === 'user'),
  },
});

/** The name of a workflow whose creation is refused for want of the scope is taken from then on. */
function withNameKept(parts: Parts, isMeant: (token: TokenRow) => boolean): Parts {
  const reserved = new Set<unknown>();
  const nameIn = (body: unknown) => (body as { name?: unknown } | undefined)?.name;
  const reserving = withRefusalsTold(parts, 'createGraphWorkflow', ({ body }, token, error) => {
    if (isMeant(token) && error instanceof Refused && error.refusal === 'missing_scope') reserved.add(nameIn(body));
    return undefined;
  });
  return withHandlers(reserving, ({ createGraphWorkflow }) => ({
    async createGraphWorkflow(call) {
      if (reserved.has(nameIn(call.request.body))) throw new Refused('conflict');
      return createGraphWorkflow(call);
    },
  }));
}

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

/** The dispatch of a deleted workflow is done as if it were live, and refused then. */
function withDeletedDone(parts: Parts, act: (call: Call, dispatch: Handler) => ReturnType<Handler>): Parts {
  return withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
    async dispatchGraphWorkflowRun(call) {
      const { world, request, caller } = call;
      const workflow = await parts.store.workflowBySlug(caller?.organization_id ?? '', request.path.slug ?? '');
      if (!workflow || workflow.record.deleted_at === null) return dispatchGraphWorkflowRun(call);
      const live = { ...workflow, record: { ...workflow.record, deleted_at: null } };
      const store = exchanged(world.parts.store, { workflowBySlug: async () => live });
      await act({ ...call, world: exchanged(world, { parts: { ...world.parts, store } }) }, dispatchGraphWorkflowRun);
      throw new Refused('not_found');
    },
  }));
}
