import { underId, withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const numberedFromTheThird: Mutant = {
  id: 'events/same-id-on-repeat--numbered-from-the-third',
  clauses: ['events.same-id-on-repeat'],
  check: 'events/same-id-on-repeat',
  mistake:
    'Callbacks that go to the slow queue after their second attempt get the number of the queue behind their id.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) => {
      if (event.channel !== 'callback' || number < 3) return event;
      const { delivery } = JSON.parse(event.body) as { delivery: { id: string } };
      return underId(event, `${delivery.id}-2`);
    }),
};
