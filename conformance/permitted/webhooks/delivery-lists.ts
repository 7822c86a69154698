import { deliveryLists } from '../../checks/webhooks/delivery-lists.ts';
import { permittedOf } from '../permitted.ts';
import { apart_from_untold_sizes } from '../untold-sizes.ts';

export const permitted = permittedOf(deliveryLists, {
  'listed-after-first-attempt': {
    obeys: ['events.delivery-lists', 'deliveries.one-for-each-match', 'deliveries.attempts'],
    what: 'A delivery is listed once its first attempt is over.',
    choices: { events: { delivery_lists: { appears: 'after_first_attempt' } } },
  },
  'lists-as-arrays': {
    obeys: ['events.delivery-lists'],
    what: 'Lists of deliveries are plain arrays.',
    apart: apart_from_untold_sizes,
    costs: { 'deliveries/callbacks-in-any': 'a long log is not shown to its end' },
    choices: { events: { delivery_lists: { answer: 'array' } } },
  },
});
