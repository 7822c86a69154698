/** A second engine, in another manner, for some deliveries only. */
import type { Channel, DeliveryRule } from '../../src/engine/delivery-rules.ts';
import { exchanged, type Parts } from '../../src/server/parts.ts';
import type { DeliveryRow } from '../../src/store/run-rows.ts';

/** Some deliveries are tried again by another rule. */
export function withRuleFor(
  parts: Parts,
  isOther: (delivery: DeliveryRow) => boolean,
  change: (rule: DeliveryRule) => Partial<DeliveryRule>,
  channel: Channel = 'webhook',
): Parts {
  const { deliveries } = parts;
  const manner = deliveries.manners[channel];
  const rule = { ...manner.rule, ...change(manner.rule) };
  const other = deliveries.inManners({ ...deliveries.manners, [channel]: { ...manner, rule } });
  const goesThere = (delivery: DeliveryRow) => delivery.channel === channel && isOther(delivery);
  const both = exchanged(deliveries, {
    send(rows) {
      deliveries.send(rows.filter((row) => !goesThere(row)));
      other.send(rows.filter(goesThere));
    },
    drop(webhook_id) {
      deliveries.drop(webhook_id);
      other.drop(webhook_id);
    },
    inFlight: () => [...deliveries.inFlight(), ...other.inFlight()],
  });
  return { ...parts, deliveries: both };
}

/** The deliveries that tell of runs of workflows. */
export function isOfWorkflow({ body }: DeliveryRow): boolean {
  const { run } = JSON.parse(body) as { run?: { graph_workflow_id?: string | null } };
  return run?.graph_workflow_id !== undefined && run.graph_workflow_id !== null;
}
