/** What mutants of events need: the deliveries of runs that some callers alone have dispatched. */
import { operationsIn } from '../../src/contract/operations.ts';
import type { Call, Parts } from '../../src/server/parts.ts';
import type { DeliveryRow } from '../../src/store/run-rows.ts';
import { withDeliveries } from './changed-events.ts';
import { withReply } from './changed-replies.ts';

/** @param change what becomes of the deliveries of such a run */
export function withDeliveriesOfCallers(
  parts: Parts,
  isCaller: (call: Call) => boolean,
  change: (deliveries: readonly DeliveryRow[]) => DeliveryRow[],
): Parts {
  const theirs = new Set<unknown>();
  const noted = operationsIn('dispatches').reduce(
    (all, operation) =>
      withReply(all, operation, (reply, call) => {
        if (reply.kind === 'record' && isCaller(call)) theirs.add(reply.record.run_id);
        return reply;
      }),
    parts,
  );
  return withDeliveries(noted, (deliveries, { id }) => (theirs.has(id) ? change(deliveries) : [...deliveries]));
}

export const isUser = ({ caller }: Call): boolean => caller?.kind === 'user';
