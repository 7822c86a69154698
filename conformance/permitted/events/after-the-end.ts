import { setTimeout as pause } from 'node:timers/promises';
import { type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import { exchanged, type Handler, type Parts } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import { toldAfterTheEnd } from '../../checks/events/after-the-end.ts';
import { permittedOf } from '../permitted.ts';

const dispatches = operationsIn('model_dispatches');

function held(handlers: Parts['handlers'], afterEvents: (run_id: unknown) => Promise<void>) {
  const holding =
    (id: OperationId): Handler =>
    async (call) => {
      const reply = await handlers[id](call);
      if (reply.kind === 'record') await afterEvents(reply.record.run_id);
      return reply;
    };
  return Object.fromEntries(dispatches.map((id) => [id, holding(id)]));
}

/** Longer than events are held at first. */
const late_ms = 700;

export const permitted = permittedOf(toldAfterTheEnd, {
  'answered-late': {
    obeys: ['events.after-the-end'],
    what: 'A run ends at once, and its dispatch is answered late, so that all events come before.',
    choices: { runs: { dispatch_response: { answers: 'ended' } } },
    alone: 'Each dispatch takes its time.',
    costs: { 'feedback/before-end': 'a run has ended before anybody can rate it' },
    applyTo: (parts) => ({ ...parts, handlers: { ...parts.handlers, ...held(parts.handlers, () => pause(late_ms)) } }),
  },
  'early-callback': {
    obeys: ['events.after-the-end'],
    what: 'A run ends at once, and its events are with their receivers before the dispatch is answered.',
    choices: { runs: { dispatch_response: { answers: 'ended' } } },
    alone: 'Each dispatch takes as long as events are held.',
    costs: {
      'feedback/before-end': 'a run has ended before anybody can rate it',
      'retry/webhook-later-waits':
        'an event that comes before its run has an id is answered before anybody can know what it is to be answered',
    },
    applyTo(parts) {
      const told = new Map<string, PromiseWithResolvers<void>[]>();
      const first_attempts = new Map<string, PromiseWithResolvers<void>>();
      const deliveriesOf = async (run: RunRow['record']) => {
        const deliveries = await parts.deliveries.deliveriesOf(run);
        const attempts = deliveries.map(({ id }) => {
          const attempt = Promise.withResolvers<void>();
          first_attempts.set(id, attempt);
          return attempt;
        });
        told.set(run.id, attempts);
        return deliveries;
      };
      const recordAttempt: typeof parts.store.recordAttempt = async (id, ...made) => {
        await parts.store.recordAttempt(id, ...made);
        first_attempts.get(id)?.resolve();
      };
      /** A run that has no end yet is answered at once. */
      const afterEvents = async (run_id: unknown) => {
        await Promise.all((told.get(String(run_id)) ?? []).map(({ promise }) => promise));
      };
      return {
        ...parts,
        deliveries: exchanged(parts.deliveries, { deliveriesOf }),
        store: exchanged(parts.store, { recordAttempt }),
        handlers: { ...parts.handlers, ...held(parts.handlers, afterEvents) },
      };
    },
  },
});
