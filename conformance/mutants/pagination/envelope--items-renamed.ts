import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const itemsRenamed: Mutant = {
  id: 'pagination/envelope--items-renamed',
  clauses: ['pagination.envelope'],
  check: 'pagination/envelope',
  mistake: 'The framework has its own idea of a page and calls the items data.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeReply(request, reply) {
          const wire = parts.dialect.encodeReply(request, reply);
          if (reply.kind !== 'page' || wire.body === undefined) return wire;
          const { items, ...rest } = JSON.parse(wire.body);
          return { ...wire, body: JSON.stringify({ data: items, ...rest }) };
        },
      }),
    };
  },
};
