/** Writes that are answered as they should be, and done never, late or twice. */

import { type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import type { Call, Handler, HandlerReply, Handlers } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { Put, PutInto } from './put.ts';

const late_ms = 1_000;

export const withEffect: PutInto = (parts, put) => {
  const { operation, operator, isMeant, isDue, note } = put;
  const original = parts.handlers[operation];
  if (operator === 'twice') {
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async [operation](call: Call) {
          const reply = await original(call);
          if (!isMeant() || !isDue()) return reply;
          note();
          return original(call).catch(() => reply);
        },
      },
    };
  }
  const { method } = operations[operation];
  const handlers =
    method === 'POST' ? hiding(parts.handlers, put, hiddenAtFirst(operator)) : delaying(parts.handlers, put);
  return { ...parts, handlers: { ...parts.handlers, ...handlers } };
};

/** For some time, or for ever. */
function hiddenAtFirst(operator: string): (call: Call) => () => boolean {
  return ({ world }) => {
    const { clock } = world.parts;
    const until_ms = operator === 'later' ? clock.now_ms() + late_ms : Number.POSITIVE_INFINITY;
    return () => clock.now_ms() < until_ms;
  };
}

/**
 * Hides a record that was made.
 * @param begin is told that something was made, and tells from then on whether it is hidden
 */
export function hiding(
  handlers: Handlers,
  { operation, isMeant, isDue, note }: Put,
  begin: (call: Call) => () => boolean,
): Partial<Handlers> {
  const hidden = new Map<string, () => boolean>();
  const isHidden = (id: unknown) => hidden.get(String(id))?.() ?? false;

  function withoutHidden(handler: Handler): Handler {
    return async (call) => {
      if (hidden.size === 0) return handler(call);
      if (Object.values(call.request.path).some(isHidden)) {
        note();
        throw new Refused('not_found');
      }
      const reply = await handler(call);
      if (reply.kind !== 'page') return reply;
      const items = reply.page.items.filter(({ id, run_id }) => !isHidden(id) && !isHidden(run_id));
      if (items.length < reply.page.items.length) note();
      return { ...reply, page: { ...reply.page, items } };
    };
  }

  const changed = Object.fromEntries(operationIds.map((id) => [id, withoutHidden(handlers[id])])) as {
    [Id in OperationId]: Handler;
  };
  return {
    ...changed,
    async [operation](call: Call) {
      const reply = await handlers[operation](call);
      const id =
        reply.kind === 'record' ? (reply.record.id ?? reply.record.run_id ?? reply.record.asset_id) : undefined;
      if (id === undefined || !isMeant() || !isDue()) return reply;
      const isGone = begin(call);
      hidden.set(String(id), isGone);
      // A workflow is dispatched by its slug.
      if (reply.kind === 'record' && operation === 'createGraphWorkflow') hidden.set(String(reply.record.slug), isGone);
      return reply;
    },
  };
}

/** A deletion or a change that comes later, or never. */
function delaying(handlers: Handlers, { operation, operator, isMeant, isDue, note }: Put): Partial<Handlers> {
  const original = handlers[operation];
  const change = operations[operation].method === 'DELETE' ? undefined : undoing(handlers);
  const gone = new Map<string, HandlerReply>();
  return {
    async [operation](call: Call) {
      if (!isMeant()) return original(call);
      const { clock, timers } = call.world.parts;
      const again = async () => void (await original(call).catch(() => {}));
      if (change) {
        const undo = await change(call);
        const reply = await original(call);
        if (!undo || !isDue()) return reply;
        note();
        await original({ ...call, request: { ...call.request, body: undo } });
        if (operator === 'later') timers.at(clock.now_ms() + late_ms, again);
        return reply;
      }
      const key = JSON.stringify(call.request.path);
      const known = gone.get(key);
      if (known) return known;
      // A record that is missing, or is somebody else's, is refused as before.
      if (!(await isThere(handlers, call)) || !isDue()) return original(call);
      note();
      const reply: HandlerReply = { kind: 'empty', success: 'deleted' };
      gone.set(key, reply);
      if (operator === 'later') timers.at(clock.now_ms() + late_ms, again);
      return reply;
    },
  };
}

async function isThere(handlers: Handlers, call: Call): Promise<boolean> {
  const reader = readerOf(call.operation.id);
  if (reader) {
    const request = { ...call.request, operation: reader, query: {} };
    return handlers[reader]({ ...call, request }).then(
      () => true,
      () => false,
    );
  }
  const workflow = await call.world.parts.store.workflow(call.request.path.id ?? '');
  return workflow?.record.org_id === call.caller?.organization_id && workflow?.record.deleted_at === null;
}

/** The operation that reads what another one deletes. */
function readerOf(id: OperationId): OperationId | undefined {
  return operationIds.find(
    (other) => operations[other].method === 'GET' && operations[other].path === operations[id].path,
  );
}

/** The body that puts back what a change is about to change; undefined where that is not known. */
export function undoing(handlers: Handlers): (call: Call) => Promise<Record<string, unknown> | undefined> {
  return async (call) => {
    if (call.operation.id === 'updateBalance') {
      const balance = await call.world.parts.store.balance(call.caller!.organization_id);
      return balance && { low_balance_threshold: Number(balance.low_balance_threshold) };
    }
    const { run_id = '' } = call.request.path;
    const read: Call = { ...call, request: { operation: 'getRun', path: { id: run_id }, query: {} } };
    const reply = await handlers.getRun(read).catch(() => undefined);
    if (reply?.kind !== 'record') return undefined;
    const { feedback_is_positive, feedback_reason } = reply.record;
    return { is_positive: feedback_is_positive ?? null, ...(feedback_reason != null && { reason: feedback_reason }) };
  };
}
