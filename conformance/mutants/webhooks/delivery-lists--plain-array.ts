import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deliveriesInAPlainArray: Mutant = {
  id: 'webhooks/delivery-lists--plain-array',
  clauses: ['events.delivery-lists'],
  check: 'webhooks/delivery-lists',
  mistake: 'The log is answered as a plain array, and the manual shows a page.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeReply(request, reply) {
        const wire = parts.dialect.encodeReply(request, reply);
        if (request.operation !== 'listAllDeliveries' || reply.kind !== 'page') return wire;
        return { ...wire, body: JSON.stringify(JSON.parse(wire.body ?? '{}').items) };
      },
    }),
  }),
};
