import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const idOfTheRun: Mutant = {
  id: 'events/distinct-ids--id-of-the-run',
  clauses: ['events.distinct-ids'],
  check: 'events/distinct-ids',
  mistake: 'The id of the run is taken for the id of its delivery, as if there were one receiver only.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { run_id }) => ({
      ...payload,
      delivery: { ...(payload.delivery as object), id: run_id },
    })),
};
