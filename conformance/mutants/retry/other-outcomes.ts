/** A sender that takes the outcome of an attempt for another one, and knows those before. */
import type { Channel } from '../../../src/engine/delivery-rules.ts';
import type { OutgoingEvent, SendResult } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';

/** An attempt that was made. */
export interface Made {
  event: OutgoingEvent;
  result: SendResult;
  /** The outcomes of the attempts of its delivery before it, the first one first. */
  before: readonly SendResult[];
}

/** @param taken what it came to as this sender has it */
export function withOutcomes(
  parts: Parts,
  channel: Channel,
  taken: (made: Made) => SendResult | Promise<SendResult>,
): Parts {
  const made = new Map<string, SendResult[]>();
  return {
    ...parts,
    async send(event) {
      const result = await parts.send(event);
      if (event.channel !== channel) return result;
      const delivery = `${event.url} ${event.body}`;
      const before = made.get(delivery) ?? [];
      made.set(delivery, [...before, result]);
      return taken({ event, result, before });
    },
  };
}
