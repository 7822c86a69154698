import { distinctIds } from '../../checks/events/distinct-ids.ts';
import { withPayload } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(distinctIds, {
  'from-a-small-pool': {
    breaks: ['events.distinct-ids'],
    mistake: 'Ids of deliveries are drawn from a source that knows a few hundred of them.',
    applyTo: (parts) =>
      withPayload(parts, (payload) => {
        const id = `00000000-0000-4000-8000-0000000000${parts.random.uuid().slice(-2)}`;
        return { ...payload, delivery: { ...(payload.delivery as object), id } };
      }),
  },
  'id-of-the-run': {
    breaks: ['events.distinct-ids'],
    mistake: 'The id of the run is taken for the id of its delivery, as if there were one receiver only.',
    applyTo: (parts) =>
      withPayload(parts, (payload, { run_id }) => ({
        ...payload,
        delivery: { ...(payload.delivery as object), id: run_id },
      })),
  },
});
