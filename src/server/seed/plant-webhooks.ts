/** The webhooks of a seed state as the store keeps them, and what was delivered to them. */
import type { Attempt, Webhook } from '../../contract/types.ts';
import { eventOf, payloadOf } from '../../engine/event-payload.ts';
import type { DeliveryRow, RunRow, WebhookRow } from '../../store/run-rows.ts';
import type { SeedNames } from './seed-names.ts';
import type { SeedDelivery, SeedWebhook } from './seed-work.ts';

export function webhookRow(webhook: SeedWebhook, names: SeedNames): WebhookRow {
  const { name, organization, url, secret, event_types, created_by, created_at } = webhook;
  const record: Webhook = {
    id: names.webhook(name),
    org_id: names.organization(organization),
    name,
    url,
    secret: secret ?? names.webhookSecret(name),
    event_types: [...event_types],
    created_by: names.user(created_by),
    created_at,
    updated_at: created_at,
  };
  return { id: record.id, record };
}

/** The delivery of the end of a run, done with. */
export function deliveryRow(
  delivery: SeedDelivery,
  index: number,
  { record: webhook }: WebhookRow,
  { record: run }: RunRow,
  names: SeedNames,
): DeliveryRow {
  const label = `webhook ${webhook.name} delivery ${index}`;
  const id = delivery.id ?? names.part(label, 'id');
  const created_at = run.completed_at!;
  const event = eventOf(run.status_code)!;
  return {
    id,
    channel: 'webhook',
    org_id: webhook.org_id,
    webhook_id: webhook.id,
    run_id: run.id,
    event,
    url: webhook.url,
    secret: webhook.secret,
    body: JSON.stringify(payloadOf(event, id, created_at, run)),
    created_at,
    attempts: delivery.attempts.map(
      (attempt, tried): Attempt => ({
        request_id: attempt.request_id ?? names.part(label, `attempt ${tried}`),
        status_code: attempt.status_code,
        response_time_ms: attempt.response_time_ms,
        response_body: attempt.response_body,
        succeeded: attempt.succeeded,
        next_retry_at: attempt.next_retry_at,
        created_at: attempt.created_at,
      }),
    ),
    next_attempt_at: null,
  };
}
