/**
 * Checks that have another id than in an earlier version of the kit: the old id, and what it became. Those who name the
 * old one go on: in `--check`, files of known failures, stored reports and histories. A renamed check keeps its `since`.
 */
export const renamed_checks: ReadonlyMap<string, string> = new Map([
  ['retry/callback-first-gap', 'retry/callback-waits'],
  ['retry/callback-second-gap', 'retry/callback-waits'],
  ['retry/callback-not-on-2xx', 'retry/callback-not-again'],
  ['retry/callback-not-on-3xx', 'retry/callback-not-again'],
  ['retry/callback-not-on-4xx', 'retry/callback-not-again'],
  ['retry/callback-on-5xx', 'retry/callback-tried-again'],
  ['retry/callback-on-network-error', 'retry/callback-tried-again'],
  ['retry/webhook-on-non-2xx', 'retry/webhook-tried-again'],
  ['retry/webhook-on-network-error', 'retry/webhook-tried-again'],
  ['retry/callback-on-closed-port', 'retry/on-closed-port'],
  ['retry/webhook-on-closed-port', 'retry/on-closed-port'],
  ['deliveries/id-as-received', 'deliveries/entries'],
  ['deliveries/one-for-each-match', 'deliveries/entries'],
  ['deliveries/request-id-in-log', 'deliveries/entries'],
  ['deliveries/request-id-under-its-delivery', 'deliveries/entries'],
  ['deliveries/attempt-fields', 'deliveries/attempts'],
  ['deliveries/attempt-tells-outcome', 'deliveries/attempts'],
  ['authentication/bad-token', 'authentication/token-required'],
  ['lists/combined', 'lists/query-pairs'],
  ['pagination/page-size-bounds', 'pagination/page-size'],
  ['events/delivery-id', 'events/delivery-ids'],
  ['events/distinct-ids', 'events/delivery-ids'],
  ['events/same-id-on-repeat', 'events/delivery-ids'],
  ['events/request-id', 'events/request-ids'],
  ['events/request-ids-tell-apart', 'events/request-ids'],
  ['events/request-id-scope', 'events/request-ids'],
  ['deliveries/ids-distinct', 'deliveries/of-the-webhook'],
]);
