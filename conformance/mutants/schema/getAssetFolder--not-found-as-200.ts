import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const notFoundAs200: Mutant = {
  id: 'schema/getAssetFolder--not-found-as-200',
  clauses: ['errors.refusal-is-4xx'],
  check: 'schema/getAssetFolder',
  mistake: 'The status says that the service works; whether the request did, the body tells.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeProblem(operation, reply) {
          const wire = parts.dialect.encodeProblem(operation, reply);
          return operation === 'getAssetFolder' && wire.status === 404 ? { ...wire, status: 200 } : wire;
        },
      }),
    };
  },
};
