import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const ratingRefusedWithDetails: Mutant = {
  id: 'schema/rateRun--refused-with-details',
  clauses: ['feedback.error-envelope'],
  check: 'schema/rateRun',
  mistake: 'What does not validate is refused by the framework, in its own envelope; other refusals are right.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeProblem: (operation, reply) =>
        parts.dialect.encodeProblem(
          operation === 'rateRun' && reply.refusal === 'invalid' ? 'getHealth' : operation,
          reply,
        ),
    }),
  }),
};
