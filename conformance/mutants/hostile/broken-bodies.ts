import { brokenBodies } from '../../checks/hostile/broken-bodies.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(brokenBodies, {
  'parser-throws': {
    breaks: ['errors.no-server-error'],
    mistake: "What the JSON parser throws is nobody's, and ends as an error of the server.",
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          return reply.refusal === 'malformed_json' ? { ...wire, status: 500 } : wire;
        },
      })),
  },
});
