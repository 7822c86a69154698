import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const parserThrows: Mutant = {
  id: 'hostile/broken-bodies--parser-throws',
  clauses: ['errors.no-server-error'],
  check: 'hostile/broken-bodies',
  mistake: "What the JSON parser throws is nobody's, and ends as an error of the server.",
  applyTo(parts) {
    return {
      ...parts,
      dialect: exchanged(parts.dialect, {
        encodeProblem(operation, reply) {
          const wire = parts.dialect.encodeProblem(operation, reply);
          return reply.refusal === 'malformed_json' ? { ...wire, status: 500 } : wire;
        },
      }),
    };
  },
};
