import type { OperationId } from '../../../src/contract/operations.ts';
import type { Call, Handler, HandlerReply, Handlers, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** By the clock of the world. */
const lag_ms = 80;

/** Writes, with the read that shows their change late, and the place of the id: the path, or the answer. */
const writes: Readonly<Partial<Record<OperationId, { read: OperationId; path?: string; answer?: string }>>> = {
  createAssetUpload: { read: 'getAsset', answer: 'asset_id' },
  deleteAsset: { read: 'getAsset', path: 'id' },
  createAssetFolder: { read: 'getAssetFolder', answer: 'id' },
  deleteAssetFolder: { read: 'getAssetFolder', path: 'id' },
  rateRun: { read: 'getRun', path: 'run_id' },
  dispatchModelRun2: { read: 'getRun', answer: 'run_id' },
  dispatchModelRun3: { read: 'getRun', answer: 'run_id' },
  dispatchModelRun4: { read: 'getRun', answer: 'run_id' },
  dispatchModelRun5: { read: 'getRun', answer: 'run_id' },
  dispatchGraphWorkflowRun: { read: 'getRun', answer: 'run_id' },
};

/** The answer of a read before a write, given until the write is to be seen. */
interface Before {
  until_ms: number;
  /** Undefined where there was nothing yet. */
  reply?: HandlerReply;
}

/** Reads ask a copy of the data that is behind by a while. */
function behind(parts: Parts): Parts {
  const now_ms = () => parts.clock.now_ms();
  const before = new Map<string, Before>();
  return withHandlers(parts, (handlers) => {
    const lateRead =
      (read: OperationId): Handler =>
      async (call) => {
        const reply = await handlers[read](call);
        const was = before.get(idOf(call.request.path.id));
        if (!was || was.until_ms <= now_ms()) return reply;
        if (!was.reply) throw new Refused('not_found');
        return was.reply;
      };
    const write =
      (operation: OperationId): Handler =>
      async (call) => {
        const { read, path, answer } = writes[operation]!;
        const id = path && idOf(call.request.path[path]);
        const reply_before = id ? await shown(handlers, read, call, id) : undefined;
        const reply = await handlers[operation](call);
        const made = answer && reply.kind === 'record' ? idOf(String(reply.record[answer])) : id;
        const known = made ? before.get(made) : undefined;
        // Of several writes in a row, what was there before the first is shown longest.
        const is_late = known !== undefined && known.until_ms > now_ms();
        if (made && !is_late) before.set(made, { until_ms: now_ms() + lag_ms, reply: reply_before });
        return reply;
      };
    const reads = [...new Set(Object.values(writes).map(({ read }) => read))];
    return {
      ...Object.fromEntries(reads.map((id) => [id, lateRead(id)])),
      ...Object.fromEntries(Object.keys(writes).map((id) => [id, write(id as OperationId)])),
    };
  });
}

const idOf = (id: string | undefined) => String(id).toLowerCase();

async function shown(handlers: Handlers, read: OperationId, call: Call, id: string): Promise<HandlerReply | undefined> {
  try {
    return await handlers[read]({ ...call, request: { operation: read, path: { id }, query: {} } });
  } catch {
    return undefined;
  }
}

/** A workflow can be dispatched only when its creation has come round. */
function dispatchedLate(parts: Parts): Parts {
  const since = new Map<string, number>();
  return withHandlers(parts, ({ createGraphWorkflow, dispatchGraphWorkflowRun }) => ({
    async createGraphWorkflow(call) {
      const reply = await createGraphWorkflow(call);
      if (reply.kind === 'record') since.set(String(reply.record.slug), parts.clock.now_ms());
      return reply;
    },
    async dispatchGraphWorkflowRun(call) {
      const made_ms = since.get(String(call.request.path.slug));
      if (made_ms !== undefined && made_ms + lag_ms > parts.clock.now_ms()) throw new Refused('not_found');
      return dispatchGraphWorkflowRun(call);
    },
  }));
}

export const permitted = permittedOf(
  { id: 'everywhere/late' },
  {
    'reads-of-a-copy': {
      obeys: [
        'folders.read-after-create',
        'feedback.read-back',
        'soft-delete.asset-marked',
        'runs.dispatch-then-readable',
      ],
      what: 'Single reads ask a copy of the data that is behind by a while, which the target file tells.',
      target: { consistency_ms: 100 },
      applyTo: behind,
    },
    'dispatched-later': {
      obeys: ['workflows.create-then-dispatch'],
      what: 'A new workflow can be dispatched only after a while, which the target file tells.',
      target: { consistency_ms: 100 },
      applyTo: dispatchedLate,
    },
  },
);
