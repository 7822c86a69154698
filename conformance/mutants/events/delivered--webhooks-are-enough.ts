import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const webhooksAreEnough: Mutant = {
  id: 'events/delivered--webhooks-are-enough',
  clauses: ['events.matching-delivered'],
  check: 'events/delivered',
  mistake: 'A canceled run that some webhook hears of counts as told, so that its callback is left out.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { status_code }) => {
      const is_told = status_code === 'canceled' && deliveries.some(({ channel }) => channel === 'webhook');
      return is_told ? deliveries.filter(({ channel }) => channel === 'webhook') : [...deliveries];
    }),
};
