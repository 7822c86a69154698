/** A delivery in its parts: what lists show of it, and what stands beside: its address, its body, when it is due. */
import type { Attempt, Delivery } from '../contract/types.ts';
import type { DeliveryRow } from './run-rows.ts';
import { isCanonicalTimestamp } from './timestamps.ts';

export type Address = Pick<DeliveryRow, 'channel' | 'org_id' | 'url' | 'secret' | 'listed'>;

export interface DeliveryParts {
  shown: Delivery;
  address: Address;
  body: string;
  due: string | null;
}

/** @throws TypeError for one that is due at no time */
export function partsOf(delivery: DeliveryRow): DeliveryParts {
  const { id, webhook_id, run_id, event, created_at, attempts, body, next_attempt_at, ...address } = delivery;
  const shown = { id, webhook_id, run_id, event, created_at, attempts: [...attempts] } as Delivery;
  return { shown, address, body, due: checkedDue(next_attempt_at) };
}

export function deliveryOf({ shown, address, body, due }: DeliveryParts): DeliveryRow {
  return { ...shown, ...address, body, next_attempt_at: due };
}

/** @param made what was recorded since it was kept: texts with commas between them */
export function withAttempts(delivery: Delivery, made: string | null): Delivery {
  if (made === null) return delivery;
  return { ...delivery, attempts: [...delivery.attempts, ...(JSON.parse(`[${made}]`) as Attempt[])] };
}

export function listingOf({ channel, listed }: Pick<DeliveryRow, 'channel' | 'listed'>): DeliveryRow['listed'] {
  return listed ?? (channel === 'webhook' ? 'with_event' : 'never');
}

export function checkedDue(at: string | null): string | null {
  if (at === null || isCanonicalTimestamp(at)) return at;
  throw new TypeError(`next_attempt_at must be a timestamp or null, not ${JSON.stringify(at)}`);
}
