/** A sender that takes the outcome of an attempt for another one, and knows those before. */
import type { Channel } from '../../src/engine/delivery-rules.ts';
import type { OutgoingEvent, SendResult } from '../../src/engine/sending.ts';
import type { Parts } from '../../src/server/parts.ts';

/** An attempt that was made. */
interface Made {
  event: OutgoingEvent;
  result: SendResult;
  /** The outcomes of the attempts of its delivery before it, the first one first. */
  before: readonly SendResult[];
}

/** The sender takes the outcome of an attempt for another one. */
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

export function isAnswer(result: SendResult, isIt: (status: number) => boolean): boolean {
  return result.kind === 'answered' && isIt(result.status);
}

/** After this the server makes no further attempt. */
export const taken_as_received: SendResult = { kind: 'answered', status: 200, body: '', took_ms: 0 };
/** After this it makes another, if there is one left. */
export const taken_as_failed: SendResult = { kind: 'answered', status: 500, body: '', took_ms: 0 };

/** The same event under an id of its own: an attempt that no HTTP library makes by itself. */
export function underAnotherId(event: OutgoingEvent, id: string): OutgoingEvent {
  const headers = Object.entries(event.headers).map(([name, value]) => [
    name,
    name.endsWith('request-id') ? id : value,
  ]);
  return { ...event, headers: Object.fromEntries(headers) };
}
