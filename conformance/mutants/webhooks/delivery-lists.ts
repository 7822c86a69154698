import { deliveryLists } from '../../checks/webhooks/delivery-lists.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(deliveryLists, {
  'plain-array': {
    breaks: ['events.delivery-lists'],
    mistake: 'The log is answered as a plain array, and the manual shows a page.',
    applyTo: (parts) =>
      withWire(parts, 'listAllDeliveries', (wire, reply) => {
        if (reply.kind !== 'page') return wire;
        return { ...wire, body: JSON.stringify(JSON.parse(wire.body ?? '{}').items) };
      }),
  },
});
