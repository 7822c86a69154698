import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const healthIsNull: Mutant = {
  id: 'schema/getHealth--null',
  clauses: ['health.probe'],
  check: 'schema/getHealth',
  mistake: 'An empty answer is serialized as null.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeReply(request, reply) {
          const wire = parts.dialect.encodeReply(request, reply);
          return request.operation === 'getHealth' ? { ...wire, body: 'null' } : wire;
        },
      }),
    };
  },
};
