/** The events that can be emitted, each with the JSON Schema of what it carries (`EventPayload` of the document). */
import type { EventCode, EventType, RunStatusCode } from '../contract/types.ts';
import type { Store } from '../store/store.ts';

export const emittedEvents: readonly EventType[] = [
  eventType('run.cancelled', 'A run was cancelled.', 'canceled'),
  eventType('run.completed', 'A run ended successfully.', 'completed'),
  eventType('run.failed', 'A run failed.', 'failed'),
];

/** What a store holds of events is always what this version emits, whichever version began it. */
export async function putEmittedEvents(store: Store): Promise<void> {
  for (const event of emittedEvents) await store.putEventType(event);
}

function eventType(code: EventCode, description: string, status: RunStatusCode): EventType {
  const schema = {
    type: 'object',
    required: ['event', 'delivery', 'run_id', 'run', 'created_at'],
    properties: {
      event: { const: code },
      delivery: { type: 'object', required: ['id', 'created_at'] },
      run_id: { type: 'string', format: 'uuid' },
      run: { type: 'object', properties: { status_code: { const: status } } },
      created_at: { type: 'string', format: 'date-time' },
    },
  };
  return { code, description, schema };
}
