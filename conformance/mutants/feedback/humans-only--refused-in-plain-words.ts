import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const keyRefusedInPlainWords: Mutant = {
  id: 'feedback/humans-only--refused-in-plain-words',
  clauses: ['feedback.error-envelope'],
  check: 'feedback/humans-only',
  mistake: 'The guard of feedback answers by itself, with a body of its own.',
  applyTo(parts) {
    const { dialect } = parts;
    return {
      ...parts,
      dialect: exchanged(dialect, {
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          const is_guard = operation === 'rateRun' && reply.refusal === 'human_required';
          return is_guard ? { ...wire, body: JSON.stringify({ error: 'Only people can do this.' }) } : wire;
        },
      }),
    };
  },
};
