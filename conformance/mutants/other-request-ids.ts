/** Request ids that differ from those that were drawn, sent and written down alike. */
import type { OutgoingEvent } from '../../src/engine/sending.ts';
import type { Parts } from '../../src/server/parts.ts';
import { withAttempt } from './changed-events.ts';
import { withRecorded } from './other-log.ts';

/** Attempts bear other request ids, in the log too. @param idOf `number` counts from 1 within the delivery */
export function withRequestIds(
  parts: Parts,
  idOf: (own: string, event: OutgoingEvent, number: number) => string,
): Parts {
  const sent = new Map<string, string>();
  const renamed = withAttempt(parts, (event, number) => {
    const headers = Object.entries(event.headers).map(([name, value]) => {
      if (!name.toLowerCase().endsWith('request-id')) return [name, value];
      sent.set(value, idOf(value, event, number));
      return [name, sent.get(value)];
    });
    return { ...event, headers: Object.fromEntries(headers) };
  });
  return withRecorded(renamed, (attempt) => ({
    ...attempt,
    request_id: sent.get(attempt.request_id) ?? attempt.request_id,
  }));
}
