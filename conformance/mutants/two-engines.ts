/** What mutants need that break a rule for some deliveries only: a second engine, in another manner, for these. */
import type { DeliveryRule } from '../../src/engine/delivery-rules.ts';
import { exchanged, type Parts } from '../../src/server/parts.ts';
import type { DeliveryRow } from '../../src/store/run-rows.ts';

/** Sends the deliveries of webhooks that `isOther` names by a changed rule, and all others as before. */
export function withRuleFor(
  parts: Parts,
  isOther: (delivery: DeliveryRow) => boolean,
  change: (rule: DeliveryRule) => Partial<DeliveryRule>,
): Parts {
  const { deliveries } = parts;
  const { webhook } = deliveries.manners;
  const rule = { ...webhook.rule, ...change(webhook.rule) };
  const other = deliveries.inManners({ ...deliveries.manners, webhook: { ...webhook, rule } });
  const goesThere = (delivery: DeliveryRow) => delivery.channel === 'webhook' && isOther(delivery);
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
