import { type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import { exchanged, type Handler, type Parts } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import { toldAfterTheEnd } from '../../checks/events/after-the-end.ts';
import { permittedOf } from '../permitted.ts';

const too_early =
  'an event that comes before its run has an id is answered before anybody can know to which scenario it belongs';

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

export const permitted = permittedOf(toldAfterTheEnd, {
  'early-callback': {
    obeys: ['events.after-the-end'],
    what: 'A run ends at once, and its events are with their receivers before the dispatch is answered.',
    choices: { runs: { dispatch_response: { answers: 'ended' } } },
    alone: 'It costs the checks of deliveries their verdict.',
    costs: {
      'feedback/before-end': 'a run has ended before anybody can rate it',
      'isolation/webhooks': too_early,
      'concurrency/one-event-for-each-end': too_early,
      'document/header-prefix': too_early,
      ...Object.fromEntries(
        ['retry', 'signature', 'events', 'webhooks', 'deliveries'].map((area) => [`${area}/*`, too_early]),
      ),
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
