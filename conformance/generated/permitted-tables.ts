// generated from the folders of conformance by scripts/generate.ts; do not edit, run `npm run generate`
import type { PermittedServer } from '../permitted/permitted.ts';

/** Loads the servers that a check must pass, by the check's id. */
export const permittedTables: Readonly<Record<string, () => Promise<{ permitted: readonly PermittedServer[] }>>> = {
  'deliveries/attempts-as-received': () => import('../permitted/deliveries/attempts-as-received.ts'),
  'deliveries/callbacks-in-any': () => import('../permitted/deliveries/callbacks-in-any.ts'),
  'events/after-the-end': () => import('../permitted/events/after-the-end.ts'),
  'events/delivered': () => import('../permitted/events/delivered.ts'),
  'events/one-payload-shape': () => import('../permitted/events/one-payload-shape.ts'),
  'events/payload-on-repeat': () => import('../permitted/events/payload-on-repeat.ts'),
  'events/request-id-scope': () => import('../permitted/events/request-id-scope.ts'),
  'retry/callback-at-most-three': () => import('../permitted/retry/callback-at-most-three.ts'),
  'retry/callback-first-gap': () => import('../permitted/retry/callback-first-gap.ts'),
  'retry/callback-timeout': () => import('../permitted/retry/callback-timeout.ts'),
  'retry/receiver-answers': () => import('../permitted/retry/receiver-answers.ts'),
  'retry/webhook-backoff-grows': () => import('../permitted/retry/webhook-backoff-grows.ts'),
  'retry/webhook-on-non-2xx': () => import('../permitted/retry/webhook-on-non-2xx.ts'),
  'retry/webhook-schedule': () => import('../permitted/retry/webhook-schedule.ts'),
  'runs/dispatch-response': () => import('../permitted/runs/dispatch-response.ts'),
  'signature/encoding': () => import('../permitted/signature/encoding.ts'),
  'webhooks/creation-answers': () => import('../permitted/webhooks/creation-answers.ts'),
  'webhooks/delivery-lists': () => import('../permitted/webhooks/delivery-lists.ts'),
};
