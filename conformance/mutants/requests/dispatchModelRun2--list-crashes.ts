import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const dispatchListCrashes: Mutant = {
  id: 'requests/dispatchModelRun2--list-crashes',
  clauses: ['errors.no-server-error'],
  check: 'requests/dispatchModelRun2',
  mistake: 'Members of the body are read before anybody asks whether it is an object, and the server answers 500.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeProblem(operation, reply) {
        const encoded = parts.dialect.encodeProblem(operation, reply);
        return operation === 'dispatchModelRun2' && reply.refusal === 'invalid' ? { ...encoded, status: 500 } : encoded;
      },
    }),
  }),
};
