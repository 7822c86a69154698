/** Other deliveries of a run, and attempts that are sent otherwise. */
import type { OutgoingEvent } from '../../src/engine/sending.ts';
import type { Parts } from '../../src/server/parts.ts';
import type { DeliveryRow, RunRow } from '../../src/store/run-rows.ts';
import { withPart } from './changed-parts.ts';

type Run = RunRow['record'];
type Payload = Record<string, unknown>;

/** The end of a run brings other deliveries. @param change is told the parts of the whole world too */
export function withDeliveries(
  parts: Parts,
  change: (deliveries: readonly DeliveryRow[], run: Run, all: Parts) => DeliveryRow[] | Promise<DeliveryRow[]>,
): Parts {
  return withPart(parts, 'deliveries', (deliveries) => ({
    deliveriesOf: async (run) => change(await deliveries.deliveriesOf(run), run, parts),
  }));
}

/** The end of a run is not told to some of its receivers. */
export function withUntold(parts: Parts, isUntold: (delivery: DeliveryRow, run: Run) => boolean): Parts {
  return withDeliveries(parts, (deliveries, run) => deliveries.filter((one) => !isUntold(one, run)));
}

/** The end of a run is told to some of its receivers under the name of another event. */
export function withEvent(parts: Parts, event: string, isOf: (run: Run, delivery: DeliveryRow) => boolean): Parts {
  return withPayload(parts, (payload, delivery, run) => (isOf(run, delivery) ? { ...payload, event } : payload));
}

/** The end of a run brings deliveries with other payloads, changed before they are signed. */
export function withPayload(
  parts: Parts,
  change: (payload: Payload, delivery: DeliveryRow, run: Run) => Payload,
): Parts {
  return withDeliveries(parts, (deliveries, run) =>
    deliveries.map((delivery) => {
      const payload = JSON.parse(delivery.body) as Payload;
      return { ...delivery, body: JSON.stringify(change(payload, delivery, run)) };
    }),
  );
}

/** Attempts leave otherwise than they were made. @param change `number` counts from 1 within the delivery */
export function withAttempt(parts: Parts, change: (event: OutgoingEvent, number: number) => OutgoingEvent): Parts {
  const made = new Map<string, number>();
  return {
    ...parts,
    send: (event) => {
      const delivery = `${event.url} ${event.body}`;
      const number = (made.get(delivery) ?? 0) + 1;
      made.set(delivery, number);
      return parts.send(change(event, number));
    },
  };
}

/** An attempt with another id of its delivery. */
export function underId(event: OutgoingEvent, id: string): OutgoingEvent {
  const payload = JSON.parse(event.body) as Payload;
  return { ...event, body: JSON.stringify({ ...payload, delivery: { ...(payload.delivery as object), id } }) };
}

/** An attempt without the header of this ending. */
export function withoutHeader(event: OutgoingEvent, ending: string): OutgoingEvent {
  const headers = Object.entries(event.headers).filter(([name]) => !name.toLowerCase().endsWith(ending));
  return { ...event, headers: Object.fromEntries(headers) };
}
