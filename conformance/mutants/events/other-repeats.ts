/** Repeats that leave otherwise because of what the attempt before met. */
import type { OutgoingEvent, SendResult } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';

/** Repeats leave otherwise. @param change `before` is the outcome of the attempt before */
export function withRepeats(parts: Parts, change: (event: OutgoingEvent, before: SendResult) => OutgoingEvent): Parts {
  const last = new Map<string, SendResult>();
  return {
    ...parts,
    async send(event) {
      const delivery = `${event.url} ${event.body}`;
      const before = last.get(delivery);
      const result = await parts.send(before ? change(event, before) : event);
      last.set(delivery, result);
      return result;
    },
  };
}

/** An attempt that tells of another event. */
export function underEvent(event: OutgoingEvent, name: (told: string) => string): OutgoingEvent {
  const payload = JSON.parse(event.body) as { event: string };
  return { ...event, body: JSON.stringify({ ...payload, event: name(payload.event) }) };
}
