/** A store that keeps other subscriptions than were asked for, or finds other webhooks. */
import type { Parts } from '../../src/server/parts.ts';
import type { WebhookRow } from '../../src/store/run-rows.ts';
import type { EventCode } from '../suite/scenario.ts';
import { withPart } from './changed-parts.ts';

/** Webhooks are kept with other subscriptions than were asked for. */
export function withSubscriptions(parts: Parts, change: (events: readonly EventCode[]) => readonly EventCode[]): Parts {
  return withPart(parts, 'store', (store) => ({
    insertWebhook: ({ id, record }) =>
      store.insertWebhook({ id, record: { ...record, event_types: [...change(record.event_types)] } }),
  }));
}

/** The store finds other webhooks for an event. */
export function withReceivers(
  parts: Parts,
  find: (matching: readonly WebhookRow[], event: string, organization: string) => WebhookRow[],
): Parts {
  return withPart(parts, 'store', (store) => ({
    webhooksFor: async (organization, event) => find(await store.webhooksFor(organization, event), event, organization),
  }));
}
