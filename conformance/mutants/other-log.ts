/** A log of deliveries with other items in its pages, or other attempts kept. */
import type { Attempt } from '../../src/contract/types.ts';
import type { Parts } from '../../src/server/parts.ts';
import type { DeliveryRow } from '../../src/store/run-rows.ts';
import { withDeliveries } from './changed-events.ts';
import { withPart } from './changed-parts.ts';
import { withReply } from './changed-replies.ts';

type Item = Record<string, unknown>;
type Log = 'listWebhookDeliveries' | 'listAllDeliveries';

/** One of the logs shows other deliveries. */
export function withItems(parts: Parts, log: Log, change: (items: readonly Item[]) => Item[]): Parts {
  return withReply(parts, log, (reply) =>
    reply.kind === 'page' ? { ...reply, page: { ...reply.page, items: change(reply.page.items) } } : reply,
  );
}

/** Both logs show other attempts of each delivery. */
export function withAttempts(parts: Parts, change: (attempts: readonly Attempt[]) => readonly Attempt[]): Parts {
  const changed = (items: readonly Item[]) =>
    items.map((item) => ({ ...item, attempts: change((item.attempts ?? []) as Attempt[]) }));
  return withItems(withItems(parts, 'listWebhookDeliveries', changed), 'listAllDeliveries', changed);
}

/** Both logs show an attempt otherwise than it was kept. */
export function withShownAttempts(parts: Parts, change: (attempt: Attempt) => Item): Parts {
  return withAttempts(parts, (attempts) => attempts.map((attempt) => change(attempt) as unknown as Attempt));
}

/** Another attempt is kept than was made. */
export function withRecorded(parts: Parts, change: (attempt: Attempt) => Attempt): Parts {
  return withPart(parts, 'store', (store) => ({
    recordAttempt: (id, attempt, next) => store.recordAttempt(id, change(attempt), next),
  }));
}

type Named = Pick<DeliveryRow, 'run_id' | 'webhook_id' | 'event'>;

/** Payloads of webhooks and both logs show other ids of deliveries. @param idOf null for the right one */
export function withDeliveryIds(parts: Parts, idOf: (delivery: Named) => string | null): Parts {
  const renamed = (items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: idOf(item as unknown as Named) ?? item.id }));
  const logs = withItems(withItems(parts, 'listWebhookDeliveries', renamed), 'listAllDeliveries', renamed);
  return withDeliveries(logs, (deliveries) =>
    deliveries.map((delivery) => {
      const id = delivery.channel === 'webhook' ? idOf(delivery) : null;
      return id === null ? delivery : { ...delivery, body: delivery.body.replaceAll(delivery.id, id) };
    }),
  );
}
