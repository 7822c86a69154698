// generated from the folders of conformance by scripts/generate.ts; do not edit, run `npm run generate`
import type { PermittedServer } from '../permitted.ts';

/** Loads the servers that a check must pass, by the check's id. */
export const permittedTables: Readonly<Record<string, () => Promise<{ permitted: readonly PermittedServer[] }>>> = {
  'catalog/public-text': () => import('../catalog/public-text.ts'),
  'deliveries/attempts-as-received': () => import('../deliveries/attempts-as-received.ts'),
  'deliveries/callbacks-in-any': () => import('../deliveries/callbacks-in-any.ts'),
  'events/after-the-end': () => import('../events/after-the-end.ts'),
  'events/delivered': () => import('../events/delivered.ts'),
  'events/one-payload-shape': () => import('../events/one-payload-shape.ts'),
  'events/payload-on-repeat': () => import('../events/payload-on-repeat.ts'),
  'events/request-id-scope': () => import('../events/request-id-scope.ts'),
  'everywhere/http': () => import('../everywhere/http.ts'),
  'everywhere/records': () => import('../everywhere/records.ts'),
  'everywhere/statuses': () => import('../everywhere/statuses.ts'),
  'everywhere/times': () => import('../everywhere/times.ts'),
  'retry/callback-at-most-three': () => import('../retry/callback-at-most-three.ts'),
  'retry/callback-first-gap': () => import('../retry/callback-first-gap.ts'),
  'retry/callback-timeout': () => import('../retry/callback-timeout.ts'),
  'retry/receiver-answers': () => import('../retry/receiver-answers.ts'),
  'retry/webhook-backoff-grows': () => import('../retry/webhook-backoff-grows.ts'),
  'retry/webhook-on-non-2xx': () => import('../retry/webhook-on-non-2xx.ts'),
  'retry/webhook-schedule': () => import('../retry/webhook-schedule.ts'),
  'runs/dispatch-response': () => import('../runs/dispatch-response.ts'),
  'signature/encoding': () => import('../signature/encoding.ts'),
  'webhooks/creation-answers': () => import('../webhooks/creation-answers.ts'),
  'webhooks/delivery-lists': () => import('../webhooks/delivery-lists.ts'),
};
