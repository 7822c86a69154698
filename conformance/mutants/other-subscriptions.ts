/** What mutants of webhooks need: a store that keeps other subscriptions than were asked for, or finds other webhooks. */
import { exchanged, type Parts } from '../../src/server/parts.ts';
import type { WebhookRow } from '../../src/store/run-rows.ts';
import type { EventCode } from '../suite/scenario.ts';

export function withSubscriptions(parts: Parts, change: (events: readonly EventCode[]) => readonly EventCode[]): Parts {
  const { store } = parts;
  return {
    ...parts,
    store: exchanged(store, {
      insertWebhook: ({ id, record }) =>
        store.insertWebhook({ id, record: { ...record, event_types: [...change(record.event_types)] } }),
    }),
  };
}

/** @param find the webhooks that are told, out of those that match */
export function withReceivers(
  parts: Parts,
  find: (matching: readonly WebhookRow[], event: string, organization: string) => WebhookRow[],
): Parts {
  const { store } = parts;
  return {
    ...parts,
    store: exchanged(store, {
      webhooksFor: async (organization, event) =>
        find(await store.webhooksFor(organization, event), event, organization),
    }),
  };
}
