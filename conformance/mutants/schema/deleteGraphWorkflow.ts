import { schemaCheck } from '../../checks/schema/operation.ts';
import { withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('deleteGraphWorkflow'), {
  'refused-in-its-own-words': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'Workflows came from another team, whose refusals have a form of their own.',
    applyTo: (parts) =>
      withProblem(parts, 'deleteGraphWorkflow', (wire, reply) => {
        if (reply.refusal === 'unauthenticated') return wire;
        return { ...wire, body: JSON.stringify({ code: reply.problem.code, error: reply.problem.message }) };
      }),
  },
});
