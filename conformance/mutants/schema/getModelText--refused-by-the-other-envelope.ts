import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const textRefusedByOtherEnvelope: Mutant = {
  id: 'schema/getModelText--refused-by-the-other-envelope',
  clauses: ['errors.validation-envelope'],
  check: 'schema/getModelText',
  mistake: 'One error handler serves the whole service, and three endpoints owe another envelope.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeProblem: (operation, reply) =>
        parts.dialect.encodeProblem(operation === 'getModelText' ? 'getMe' : operation, reply),
    }),
  }),
};
