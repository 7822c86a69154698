import { Refused } from '../../../src/server/refused.ts';
import { ratingsAtOnce } from '../../checks/concurrency/ratings.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

/** Long enough for the others to come. */
const takes_ms = 3;

export const permitted = permittedOf(ratingsAtOnce, {
  'one-at-a-time': {
    obeys: ['concurrency.some-order-explains'],
    what: 'While a run is being rated, whoever else rates it is refused as a conflict.',
    applyTo(parts) {
      const rated = new Set<string>();
      return withHandlers(parts, ({ rateRun }) => ({
        async rateRun(call) {
          const id = call.request.path.run_id!.toLowerCase();
          if (rated.has(id)) throw new Refused('conflict');
          rated.add(id);
          try {
            await new Promise((resolve) => setTimeout(resolve, takes_ms));
            return await rateRun(call);
          } finally {
            rated.delete(id);
          }
        },
      }));
    },
  },
  'short-reasons-alone': {
    obeys: ['concurrency.some-order-explains', 'feedback.body'],
    what: 'A reason of more than 200 characters is refused.',
    applyTo: (parts) =>
      withRefusal(parts, 'rateRun', (_, { reason }) => typeof reason === 'string' && reason.length > 200),
  },
});
