import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const assetErrorAsList: Mutant = {
  id: 'schema/deleteAsset--refusal-as-a-list',
  clauses: ['errors.envelope-elsewhere'],
  check: 'schema/deleteAsset',
  mistake: 'The delete was written later, by somebody who answers refusals with a list of texts.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeProblem(operation, reply) {
          const wire = parts.dialect.encodeProblem(operation, reply);
          if (operation !== 'deleteAsset' || reply.refusal === 'unauthenticated') return wire;
          return { ...wire, body: JSON.stringify({ errors: [reply.problem.message] }) };
        },
      }),
    };
  },
};
