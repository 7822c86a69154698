/** The events that the end of a run brings, and what is posted for them: the same on both channels (section 6). */
import type { EmbeddedRun, EventCode, EventPayload, RunStatusCode } from '../contract/types.ts';

/** Mind the spelling: a run is `canceled`, its event `run.cancelled`. Statuses that are not final bring none. */
const events: Readonly<Partial<Record<RunStatusCode, EventCode>>> = {
  completed: 'run.completed',
  failed: 'run.failed',
  canceled: 'run.cancelled',
};

/** The event that a run of this status has brought; undefined while it goes on. */
export function eventOf(status: RunStatusCode): EventCode | undefined {
  return events[status];
}

/** @param happened_at when the run ended, which is when the delivery was made too */
export function payloadOf(event: EventCode, delivery_id: string, happened_at: string, run: EmbeddedRun): EventPayload {
  return {
    event,
    delivery: { id: delivery_id, created_at: happened_at },
    run_id: run.id,
    run,
    created_at: happened_at,
  };
}
