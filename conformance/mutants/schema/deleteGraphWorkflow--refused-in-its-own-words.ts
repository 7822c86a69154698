import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const workflowRefusedInItsOwnWords: Mutant = {
  id: 'schema/deleteGraphWorkflow--refused-in-its-own-words',
  clauses: ['errors.envelope-elsewhere'],
  check: 'schema/deleteGraphWorkflow',
  mistake: 'Workflows came from another team, whose refusals have a form of their own.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeProblem(operation, reply) {
        const wire = parts.dialect.encodeProblem(operation, reply);
        if (operation !== 'deleteGraphWorkflow' || reply.refusal === 'unauthenticated') return wire;
        return { ...wire, body: JSON.stringify({ error: reply.problem.message }) };
      },
    }),
  }),
};
