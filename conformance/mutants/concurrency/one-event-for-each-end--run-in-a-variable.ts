import { exchanged } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const runInAVariable: Mutant = {
  id: 'concurrency/one-event-for-each-end--run-in-a-variable',
  clauses: ['concurrency.one-event-for-each-end'],
  check: 'concurrency/one-event-for-each-end',
  mistake: 'The run that ends is kept in a variable, and its callback is written behind an await.',
  applyTo(parts) {
    const { deliveries } = parts;
    let ending: RunRow['record'] | undefined;
    return {
      ...parts,
      deliveries: exchanged(deliveries, {
        async deliveriesOf(run) {
          const before = ending;
          ending = run;
          // Where another run ended within the same moment, its name stands on the envelope still.
          const named = before?.completed_at === run.completed_at ? before : run;
          const made = await deliveries.deliveriesOf(run);
          return made.map((delivery) =>
            delivery.channel === 'callback' && named
              ? { ...delivery, body: delivery.body.replaceAll(run.id, named.id) }
              : delivery,
          );
        },
      }),
    };
  },
};
