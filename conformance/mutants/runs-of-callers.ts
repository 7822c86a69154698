/** Deliveries of runs that some callers alone have dispatched. */
import { operationsIn } from '../../src/contract/operations.ts';
import type { Channel, DeliveryRule } from '../../src/engine/delivery-rules.ts';
import type { Call, Parts } from '../../src/server/parts.ts';
import type { DeliveryRow } from '../../src/store/run-rows.ts';
import { withDeliveries } from './changed-events.ts';
import { withReply } from './changed-replies.ts';
import { withRuleFor } from './two-engines.ts';

/** Runs of some callers bring other deliveries. */
export function withDeliveriesOfCallers(
  parts: Parts,
  isCaller: (call: Call) => boolean,
  change: (deliveries: readonly DeliveryRow[]) => DeliveryRow[],
): Parts {
  const { noting, isTheirs } = notingRuns(parts, isCaller);
  return withDeliveries(noting, (deliveries, { id }) => (isTheirs(id) ? change(deliveries) : [...deliveries]));
}

/** Deliveries of runs of some callers are tried again by another rule. */
export function withRuleForCallers(
  parts: Parts,
  isCaller: (call: Call) => boolean,
  channel: Channel,
  change: (rule: DeliveryRule) => Partial<DeliveryRule>,
): Parts {
  const { noting, isTheirs } = notingRuns(parts, isCaller);
  return withRuleFor(noting, ({ run_id }) => isTheirs(run_id), change, channel);
}

function notingRuns(parts: Parts, isCaller: (call: Call) => boolean) {
  const theirs = new Set<unknown>();
  const noting = operationsIn('dispatches').reduce(
    (all, operation) =>
      withReply(all, operation, (reply, call) => {
        if (reply.kind === 'record' && isCaller(call)) theirs.add(reply.record.run_id);
        return reply;
      }),
    parts,
  );
  return { noting, isTheirs: (run_id: unknown) => theirs.has(run_id) };
}

export const isUser = ({ caller }: Call): boolean => caller?.kind === 'user';
