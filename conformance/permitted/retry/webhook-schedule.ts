import { exchanged } from '../../../src/server/parts.ts';
import type { World } from '../../../src/server/world.ts';
import { webhookSchedule } from '../../checks/retry/webhook-schedule.ts';
import { permittedOf } from '../permitted.ts';

/** The world as one delivery sees it: what comes next is set earlier by what the attempt before took. */
function countingFromStart(world: World): World {
  const { store, timers, clock } = world.parts;
  let next_ms: number | undefined;
  const recordAttempt: typeof store.recordAttempt = (id, attempt, next_attempt_at) => {
    if (next_attempt_at === null) return store.recordAttempt(id, attempt, null);
    const now_ms = clock.now_ms();
    const took_ms = now_ms - Date.parse(attempt.created_at);
    next_ms = Math.max(now_ms, Date.parse(next_attempt_at) - took_ms);
    const next_retry_at = new Date(next_ms).toISOString();
    return store.recordAttempt(id, { ...attempt, next_retry_at }, next_retry_at);
  };
  const at: typeof timers.at = (at_ms, act) => {
    const due_ms = next_ms ?? at_ms;
    next_ms = undefined;
    return timers.at(due_ms, act);
  };
  const seen = { ...world.parts, store: exchanged(store, { recordAttempt }), timers: exchanged(timers, { at }) };
  return exchanged(world, { parts: seen });
}

export const permitted = permittedOf(webhookSchedule, {
  'first-retry-after-a-minute': {
    obeys: ['events.webhook-schedule'],
    what: 'A webhook is tried again only after a minute.',
    choices: { events: { webhook_schedule: { first_retry_s: 60 } } },
  },
  'hasty-timeouts': {
    obeys: ['events.webhook-schedule'],
    what: 'Receivers have a second to answer, on both channels.',
    choices: { events: { webhook_schedule: { timeout_s: 1 }, callback_timeout: { timeout_s: 1 } } },
  },
  'patient-timeouts': {
    obeys: ['events.webhook-schedule'],
    what: 'Receivers have a minute to answer, on both channels.',
    choices: { events: { webhook_schedule: { timeout_s: 60 }, callback_timeout: { timeout_s: 60 } } },
  },
  'two-attempts': {
    obeys: ['events.webhook-schedule'],
    what: 'A webhook is tried twice and no more.',
    choices: { events: { webhook_schedule: { attempts: 2 } } },
  },
  'wait-from-start': {
    obeys: ['events.webhook-schedule'],
    what: 'The wait before a repeat counts from the start of the attempt before it, however long that took.',
    applyTo(parts) {
      const send = (world: World, deliveries: Parameters<typeof parts.deliveries.send>[1]) => {
        for (const delivery of deliveries) parts.deliveries.send(countingFromStart(world), [delivery]);
      };
      return { ...parts, deliveries: exchanged(parts.deliveries, { send }) };
    },
  },
});
