import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const nextIsAnObject: Mutant = {
  id: 'pagination/envelope--next-is-an-object',
  clauses: ['pagination.envelope'],
  check: 'pagination/envelope',
  mistake: 'Links are objects with an href, as in other interfaces of the house.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeReply(request, reply) {
          const wire = parts.dialect.encodeReply(request, reply);
          if (reply.kind !== 'page' || wire.body === undefined) return wire;
          const body = JSON.parse(wire.body);
          return { ...wire, body: JSON.stringify({ ...body, next: body.next && { href: body.next } }) };
        },
      }),
    };
  },
};
