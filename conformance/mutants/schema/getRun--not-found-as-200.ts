import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const runNotFoundAs200: Mutant = {
  id: 'schema/getRun--not-found-as-200',
  clauses: ['errors.refusal-is-4xx'],
  check: 'schema/getRun',
  mistake: 'The status says that the service works; whether the request did, the body tells.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeProblem(operation, reply) {
        const encoded = parts.dialect.encodeProblem(operation, reply);
        return operation === 'getRun' && encoded.status === 404 ? { ...encoded, status: 200 } : encoded;
      },
    }),
  }),
};
