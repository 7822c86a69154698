import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const emptyListRefused: Mutant = {
  id: 'workflows/create-fields--empty-list-refused',
  clauses: ['workflows.create-optional'],
  check: 'workflows/create-fields',
  mistake: 'Nodes of one’s own must be some, if they are mentioned: an empty list is taken for a mistake.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const { custom_nodes } = (request.body ?? {}) as { custom_nodes?: unknown[] };
        if (custom_nodes?.length === 0) throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    };
  },
};
