import { schemaCheck } from '../../checks/schema/operation.ts';
import { withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('createWebhook'), {
  'refused-in-its-own-words': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'The form of a webhook is checked by a library, whose complaint goes out as it is.',
    applyTo: (parts) =>
      withProblem(parts, 'createWebhook', (wire, reply) => {
        if (reply.refusal === 'unauthenticated') return wire;
        return { ...wire, body: JSON.stringify({ code: reply.problem.code, error: reply.problem.message }) };
      }),
  },
});
