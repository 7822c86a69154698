import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const filterIntoTheDatabase: Mutant = {
  id: 'hostile/queries--filter-into-the-database',
  clauses: ['errors.no-server-error'],
  check: 'hostile/queries',
  mistake: 'A filter that cannot be understood reaches the database, whose complaint is an error of the server.',
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeProblem(operation, reply) {
          const wire = parts.dialect.encodeProblem(operation, reply);
          const is_filter = reply.problem.issues.some(({ at }) => at.includes('filter') || at.includes('q'));
          return reply.refusal === 'invalid' && is_filter ? { ...wire, status: 500 } : wire;
        },
      }),
    };
  },
};
