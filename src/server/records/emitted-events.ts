/**
 * The events that can be emitted, each with the JSON Schema of what it carries: `EventPayload` of the document, laid out
 * as the choices have it. A ping is none of them: nobody can subscribe to it.
 */
import type { ResolvedChoices } from '../../choices/choices.ts';
import { writePayload } from '../../choices/payload-layout.ts';
import type { EventCode, EventType, RunStatusCode } from '../../contract/types.ts';
import type { Store } from '../../store/store.ts';

interface Emitted {
  code: EventCode;
  description: string;
  status: Extract<RunStatusCode, 'canceled' | 'completed' | 'failed'>;
}

const emitted: readonly Emitted[] = [
  { code: 'run.cancelled', description: 'A run was cancelled.', status: 'canceled' },
  { code: 'run.completed', description: 'A run ended successfully.', status: 'completed' },
  { code: 'run.failed', description: 'A run failed.', status: 'failed' },
];

export const eventCodes: readonly EventCode[] = emitted.map(({ code }) => code);

type Choices = Pick<ResolvedChoices, 'events' | 'records'>;

/** A store of an older version holds the events that this version emits, too. */
export async function putEmittedEvents(store: Store, choices: Choices): Promise<void> {
  for (const event of emitted) await store.putEventType(eventType(event, choices));
}

function eventType({ code, description, status }: Emitted, choices: Choices): EventType {
  return { code, description, schema: payloadSchema(code, status, choices) };
}

/** Schema of a member of a payload, and whether it must be there. An array is one member, whatever its items. */
type Leaf = readonly [schema: Record<string, unknown>, is_required: boolean];

function payloadSchema(code: EventCode, status: Emitted['status'], { events, records }: Choices): EventType['schema'] {
  const words = status === 'canceled' ? [status] : records.status_words[status];
  const time = { type: 'string', ...(records.timestamps.offset !== 'none' && { format: 'date-time' }) };
  const members = {
    event: [{ const: code }, true],
    delivery: { id: [{}, true], created_at: [{}, true] },
    run_id: [{ type: 'string', format: 'uuid' }, true],
    run: { status_code: [words.length === 1 ? { const: words[0] } : { enum: words }, false] },
    created_at: [time, true],
  };
  return objectSchema(writePayload(events.payload_layout, members));
}

function objectSchema(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all = Object.entries(members).map(([name, member]) => {
    const [schema, is_required] = Array.isArray(member)
      ? (member as unknown as Leaf)
      : [objectSchema(member as Record<string, unknown>), true];
    return { name, schema, is_required };
  });
  const required = all.filter(({ is_required }) => is_required).map(({ name }) => name);
  const told = all.filter(({ schema }) => Object.keys(schema).length > 0);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    ...(told.length > 0 && { properties: Object.fromEntries(told.map(({ name, schema }) => [name, schema])) }),
  };
}
