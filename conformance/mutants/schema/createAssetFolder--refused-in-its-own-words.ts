import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const refusedInItsOwnWords: Mutant = {
  id: 'schema/createAssetFolder--refused-in-its-own-words',
  clauses: ['errors.envelope-elsewhere'],
  check: 'schema/createAssetFolder',
  mistake: 'The framework refuses what does not validate, with an error of its own making.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeProblem(operation, reply) {
          const wire = parts.dialect.encodeProblem(operation, reply);
          if (operation !== 'createAssetFolder' || reply.refusal !== 'invalid') return wire;
          return { ...wire, body: JSON.stringify({ status: 'error', error: reply.problem.message }) };
        },
      }),
    };
  },
};
