import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const unknownCrashes: Mutant = {
  id: 'requests/deleteAssetFolder--unknown-crashes',
  clauses: ['errors.no-server-error'],
  check: 'requests/deleteAssetFolder',
  mistake: 'A row that is not there is used without looking, and the server answers 500.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeProblem(operation, reply) {
          const wire = parts.dialect.encodeProblem(operation, reply);
          return operation === 'deleteAssetFolder' && reply.refusal === 'not_found' ? { ...wire, status: 500 } : wire;
        },
      }),
    };
  },
};
