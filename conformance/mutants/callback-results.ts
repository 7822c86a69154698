/** A sender that takes the outcome of a callback for another one. */
import type { OutgoingEvent, SendResult } from '../../src/engine/sending.ts';
import type { Parts } from '../../src/server/parts.ts';

/** @param taken the outcome as this sender has it; `attempt` is 1 for the first one of its callback */
export function withResults(
  parts: Parts,
  taken: (result: SendResult, attempt: number, event: OutgoingEvent) => SendResult | Promise<SendResult>,
): Parts {
  // Each run of the suite has a URL of its own.
  const made = new Map<string, number>();
  return {
    ...parts,
    async send(event) {
      const result = await parts.send(event);
      if (event.channel !== 'callback') return result;
      const attempt = (made.get(event.url) ?? 0) + 1;
      made.set(event.url, attempt);
      return taken(result, attempt, event);
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
