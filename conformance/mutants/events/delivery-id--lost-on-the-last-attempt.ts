import { withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const lostOnTheLastAttempt: Mutant = {
  id: 'events/delivery-id--lost-on-the-last-attempt',
  clauses: ['events.delivery-id'],
  check: 'events/delivery-id',
  mistake: 'From the third attempt on a smaller payload is sent, in case the size was what the receiver did not like.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) => {
      if (number < 3) return event;
      const { delivery: _, ...others } = JSON.parse(event.body) as Record<string, unknown>;
      return { ...event, body: JSON.stringify(others) };
    }),
};
