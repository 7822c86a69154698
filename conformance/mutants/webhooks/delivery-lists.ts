import { deliveryLists } from '../../checks/webhooks/delivery-lists.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(deliveryLists, {
  'plain-array': {
    breaks: ['events.delivery-lists'],
    mistake: 'The log is answered as a plain array, and the manual shows a page.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeReply(request, reply) {
          const wire = dialect.encodeReply(request, reply);
          if (request.operation !== 'listAllDeliveries' || reply.kind !== 'page') return wire;
          return { ...wire, body: JSON.stringify(JSON.parse(wire.body ?? '{}').items) };
        },
      })),
  },
});
