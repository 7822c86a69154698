import { brokenBodies } from '../../checks/hostile/broken-bodies.ts';
import { withProblem } from '../changed-wire.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(brokenBodies, {
  'member-of-nothing': {
    breaks: ['errors.no-server-error'],
    mistake: 'A rating is read from its body before anybody asked whether there is one.',
    applyTo: (parts) => crashing(parts, ({ operation, body }) => operation === 'rateRun' && body === undefined),
  },
  'parser-throws': {
    breaks: ['errors.no-server-error'],
    mistake: 'An error of the JSON parser is caught by nobody, and ends as an error of the server.',
    applyTo: (parts) =>
      withProblem(parts, null, (wire, reply) => (reply.refusal === 'malformed_json' ? { ...wire, status: 500 } : wire)),
  },
});
