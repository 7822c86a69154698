/** Another answer of one operation. */
import type { OperationId } from '../../src/contract/operations.ts';
import type { Call, HandlerReply, Parts } from '../../src/server/parts.ts';
import { withHandlers } from './changed-parts.ts';

type AnyRecord = Record<string, unknown>;

/** One operation answers otherwise, where it does not refuse. */
export function withReply(
  parts: Parts,
  operation: OperationId,
  change: (reply: HandlerReply, call: Call) => HandlerReply | Promise<HandlerReply>,
): Parts {
  return withHandlers(parts, ({ [operation]: original }) => ({
    [operation]: async (call: Call) => change(await original(call), call),
  }));
}

/** One operation answers with other records, alone or in a page. */
export function withRecord(
  parts: Parts,
  operation: OperationId,
  change: (record: AnyRecord, call: Call) => AnyRecord,
): Parts {
  return withReply(parts, operation, (reply, call) => {
    if (reply.kind === 'record') return { ...reply, record: change(reply.record, call) };
    if (reply.kind !== 'page') return reply;
    return { ...reply, page: { ...reply.page, items: reply.page.items.map((item) => change(item, call)) } };
  });
}
