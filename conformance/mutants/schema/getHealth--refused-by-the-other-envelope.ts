import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const healthRefusedByTheOtherEnvelope: Mutant = {
  id: 'schema/getHealth--refused-by-the-other-envelope',
  clauses: ['errors.validation-envelope'],
  check: 'schema/getHealth',
  mistake: 'One error handler serves the whole service, and three endpoints owe another envelope.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeProblem: (operation, reply) =>
          parts.dialect.encodeProblem(operation === 'getHealth' ? 'getMe' : operation, reply),
      }),
    };
  },
};
