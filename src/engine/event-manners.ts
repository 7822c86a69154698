/** Sending of events under the choices of a world: one manner for each channel. */
import type { ResolvedChoices } from '../choices/choices.ts';
import { type Policies, policiesOf } from '../choices/policies.ts';
import { referenceChoices } from '../choices/reference-choices.ts';
import type { SignatureScheme } from '../webhooks/scheme.ts';
import { type Channel, callbackRule, type DeliveryRule, webhookRule } from './delivery-rules.ts';
import { requestIdHeader, signatureHeader } from './header-names.ts';

export interface EventManner {
  rule: DeliveryRule;
  /** In lower case. */
  header_names: { request_id: string; signature: string };
  scheme: SignatureScheme;
  /** Signatures in the header; all but one are of secrets that are not used any more. */
  signatures: number;
  request_id: Policies['events']['request_id'];
  /** Parts of the body that each attempt has anew. */
  anew: Policies['events']['payload_on_repeat'];
  /** By how much of the wait the log announces the next attempt too late. */
  announced_late: number;
  /** Moment from which the lists of the organization show a delivery. */
  listed: 'with_event' | 'after_first_attempt' | 'never';
}

/** An estimate is what the wait would be with half of it added. */
const announced_late: Readonly<Record<Policies['events']['next_retry_at'], number>> = { binding: 0, estimate: 0.5 };

export type EventManners = Readonly<Record<Channel, EventManner>>;

/**
 * No operation sends events. Choices for all of them hold for both channels; those for `createWebhook` alone hold for
 * webhooks.
 */
export function mannersOf(choices: ResolvedChoices): EventManners {
  const { events } = choices;
  const header_names = { request_id: requestIdHeader({ choices }), signature: signatureHeader({ choices }) };
  const webhooks = policiesOf(choices, 'createWebhook').events;
  const { callbacks_in_any } = policiesOf(choices, 'listAllDeliveries').events;
  const { appears } = events.delivery_lists;
  return {
    callback: {
      ...mannerOf(events),
      header_names,
      rule: callbackRule(events),
      listed: callbacks_in_any === 'yes' ? appears : 'never',
    },
    webhook: { ...mannerOf(webhooks), header_names, rule: webhookRule(webhooks), listed: appears },
  };
}

export const reference_manners: EventManners = mannersOf(referenceChoices);

type EventPolicies = Pick<Policies['events'], 'signature' | 'request_id' | 'payload_on_repeat' | 'next_retry_at'>;

function mannerOf({ signature, request_id, payload_on_repeat: anew, next_retry_at }: EventPolicies) {
  const { prefix, encoding, key, separator, count } = signature;
  const scheme: SignatureScheme = { prefix, encoding, key, ...(separator !== null && { separator }) };
  return { scheme, signatures: count, request_id, anew, announced_late: announced_late[next_retry_at] };
}
