/** Book of deliveries: a repeat carries the same `delivery.id` (section 6). */

export interface ReceivedAttempt {
  /** From 1. */
  number: number;
  /** Milliseconds since the first attempt; 0 for that one. */
  since_first_ms: number;
}

/** A listener that runs for weeks forgets the oldest. */
const most_deliveries = 10_000;

/** Counts the attempts of each delivery. @param most how many deliveries it remembers */
export function createDeliveryBook(most = most_deliveries): (delivery_id: string, now_ms: number) => ReceivedAttempt {
  const deliveries = new Map<string, { first_ms: number; attempts: number }>();
  return (delivery_id, now_ms) => {
    const { first_ms, attempts } = deliveries.get(delivery_id) ?? { first_ms: now_ms, attempts: 0 };
    // Moves it behind all others: what still comes is not forgotten.
    deliveries.delete(delivery_id);
    deliveries.set(delivery_id, { first_ms, attempts: attempts + 1 });
    if (deliveries.size > most) deliveries.delete(deliveries.keys().next().value!);
    return { number: attempts + 1, since_first_ms: now_ms - first_ms };
  };
}
