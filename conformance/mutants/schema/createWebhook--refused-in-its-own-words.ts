import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const webhookRefusedInItsOwnWords: Mutant = {
  id: 'schema/createWebhook--refused-in-its-own-words',
  clauses: ['errors.envelope-elsewhere'],
  check: 'schema/createWebhook',
  mistake: 'The form of a webhook is checked by a library, whose complaint goes out as it is.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeProblem(operation, reply) {
        const wire = parts.dialect.encodeProblem(operation, reply);
        if (operation !== 'createWebhook' || reply.refusal === 'unauthenticated') return wire;
        return { ...wire, body: JSON.stringify({ error: reply.problem.message }) };
      },
    }),
  }),
};
