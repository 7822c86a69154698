import { withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const membersInAnotherOrder: Mutant = {
  id: 'events/payload-on-repeat--members-in-another-order',
  clauses: ['events.payload-on-repeat'],
  check: 'events/payload-on-repeat',
  mistake: 'Payloads go through a database that sorts their members before a callback is repeated.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) => {
      if (number === 1 || event.channel !== 'callback') return event;
      const members = Object.entries(JSON.parse(event.body) as object).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      return { ...event, body: JSON.stringify(Object.fromEntries(members)) };
    }),
};
