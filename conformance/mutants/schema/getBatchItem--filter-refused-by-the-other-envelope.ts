import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const itemRefusedByOtherEnvelope: Mutant = {
  id: 'schema/getBatchItem--filter-refused-by-the-other-envelope',
  clauses: ['errors.validation-envelope'],
  check: 'schema/getBatchItem',
  mistake: 'The read takes the list’s code, and its errors with it.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeProblem: (operation, reply) =>
        parts.dialect.encodeProblem(operation === 'getBatchItem' ? 'listAssets' : operation, reply),
    }),
  }),
};
