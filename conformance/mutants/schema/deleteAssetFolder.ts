import { schemaCheck } from '../../checks/schema/operation.ts';
import { withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('deleteAssetFolder'), {
  'refusal-as-a-list': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'The delete was written later, by somebody who answers refusals with a list of texts.',
    applyTo: (parts) =>
      withProblem(parts, 'deleteAssetFolder', (wire, reply) => {
        if (reply.refusal === 'unauthenticated') return wire;
        return { ...wire, body: JSON.stringify({ errors: [reply.problem.message] }) };
      }),
  },
});
