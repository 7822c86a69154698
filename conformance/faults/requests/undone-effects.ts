/** Writes that are done as they should be, and undone afterwards. */
import { type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import {
  type Call,
  exchanged,
  type Handler,
  type Handlers,
  type Parts,
  type World,
} from '../../../src/server/parts.ts';
import type { Deletion } from '../../../src/store/rows.ts';
import type { Store } from '../../../src/store/store.ts';
import { hiding, undoing } from './changed-effects.ts';
import type { Put, PutInto } from './put.ts';

/** Events that undo an effect: so many requests more, another write, the next write of its kind, or time alone. */
export const undone_operators = [
  'undone-by-requests',
  'undone-by-write',
  'undone-by-next',
  'undone-in-minutes',
  'undone-in-a-day',
] as const;

/** More than a check needs to look at what it has just done. */
const requests_between = 5;
const minutes_ms = 5 * 60_000;
const day_ms = 24 * 3_600_000;

export const withUndoneEffect: PutInto = (parts, put) => {
  const moments = createMoments(put);
  const handlers = counting(parts.handlers, moments);
  const { method } = operations[put.operation];
  if (method === 'DELETE') return { ...parts, handlers, store: withReturning(parts.store, put, moments) };
  const changed = method === 'POST' ? hiding(handlers, put, moments.begin) : restoring(parts, handlers, put, moments);
  return { ...parts, handlers: { ...handlers, ...changed } };
};

interface Moments {
  /** A request was carried out. */
  count(id: OperationId, world: World): void;
  /** @returns whether the effect that begins now is over */
  begin(): () => boolean;
}

function createMoments({ operation, operator }: Put): Moments {
  let [requests, others, same] = [0, 0, 0];
  let now_ms = () => 0;
  const passed: Readonly<Record<string, () => number>> = {
    'undone-by-requests': () => requests / requests_between,
    'undone-by-write': () => others,
    'undone-by-next': () => same,
    'undone-in-minutes': () => now_ms() / minutes_ms,
    'undone-in-a-day': () => now_ms() / day_ms,
  };
  const measure = passed[operator];
  if (!measure) throw new Error(`there is no operator ${operator}`);
  return {
    count(id, world) {
      now_ms = () => world.parts.clock.now_ms();
      requests += 1;
      if (id === operation) same += 1;
      else if (operations[id].method !== 'GET') others += 1;
    },
    begin() {
      const from = measure();
      return () => measure() >= from + 1;
    },
  };
}

function counting(handlers: Handlers, { count }: Moments): Handlers {
  return eachHandler((id) => async (call) => {
    const reply = await handlers[id](call);
    count(id, call.world);
    return reply;
  });
}

function eachHandler(handlerOf: (id: OperationId) => Handler): Handlers {
  return Object.fromEntries(operationIds.map((id) => [id, handlerOf(id)])) as Handlers;
}

interface Marks {
  deleted_at: string | null;
  deleted_by: string | null;
}

/** A deleted record looks deleted, and is there again later. */
function withReturning(store: Store, { operation, isMeant, isDue, note }: Put, { begin }: Moments): Store {
  const gone = new Map<string, Marks & { isOver(): boolean }>();

  function marked<Row extends Marks & { id: string }>(row: Row): Row {
    const found = gone.get(row.id);
    if (!found || row.deleted_at !== null) return row;
    const { isOver, ...marks } = found;
    if (!isOver()) return { ...row, ...marks };
    note();
    return row;
  }

  async function deletion(
    record: (Marks & { id: string }) | undefined,
    { at, by }: { at: string; by: string | null },
    original: () => Promise<Deletion>,
  ): Promise<Deletion> {
    if (!record || !isMeant()) return original();
    if (marked(record).deleted_at !== null) return 'already';
    if (!isDue()) return original();
    gone.set(record.id, { deleted_at: at, deleted_by: by, isOver: begin() });
    return 'deleted';
  }

  const changes: Partial<Record<OperationId, Partial<Store>>> = {
    deleteAsset: {
      asset: async (id) => optionally(await store.asset(id), marked),
      softDeleteAsset: async (id, marks) =>
        deletion(await store.asset(id), marks, () => store.softDeleteAsset(id, marks)),
      list(request) {
        if (request.collection !== 'assets' || request.deleted === 'shown') return store.list(request);
        const away = [...gone].filter(([, { isOver }]) => !isOver()).map(([id]) => id);
        if (away.length < gone.size) note();
        const without = away.map((value) => ({ field: 'id', operator: 'ne' as const, value }));
        return store.list({ ...request, conditions: [...request.conditions, ...without] });
      },
    },
    deleteAssetFolder: {
      folder: async (id) => optionally(await store.folder(id), marked),
      softDeleteFolder: async (id, marks) =>
        deletion(await store.folder(id), marks, () => store.softDeleteFolder(id, marks)),
    },
    deleteGraphWorkflow: {
      workflow: async (id) => optionally(await store.workflow(id), (row) => ({ ...row, record: marked(row.record) })),
      softDeleteWorkflow: async (id, marks) =>
        deletion((await store.workflow(id))?.record, marks, () => store.softDeleteWorkflow(id, marks)),
    },
  };
  return exchanged(store, changes[operation] ?? {});
}

function optionally<Row>(row: Row | undefined, change: (row: Row) => Row): Row | undefined {
  return row && change(row);
}

/** A changed record is put back; another change of it before that leaves nothing to put back. */
function restoring(
  parts: Parts,
  handlers: Handlers,
  { operation, isMeant, isDue, note }: Put,
  { begin }: Moments,
): Partial<Handlers> {
  const former = undoing(parts.handlers);
  const pending = new Map<string, { isOver(): boolean; undo(): Promise<unknown> }>();

  async function settle(): Promise<void> {
    for (const [key, { isOver, undo }] of pending) {
      if (!isOver()) continue;
      pending.delete(key);
      note();
      await undo().catch(() => {});
    }
  }

  const settled = eachHandler((id) => async (call) => {
    await settle();
    return handlers[id](call);
  });
  return {
    ...settled,
    async [operation](call: Call) {
      await settle();
      const body = await former(call);
      const reply = await handlers[operation](call);
      const key = JSON.stringify([call.request.path, call.caller?.organization_id]);
      pending.delete(key);
      if (body && isMeant() && isDue()) {
        const undo = () => parts.handlers[operation]({ ...call, request: { ...call.request, body } });
        pending.set(key, { isOver: begin(), undo });
      }
      return reply;
    },
  };
}
