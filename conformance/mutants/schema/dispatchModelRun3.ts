import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('dispatchModelRun3'), {
  'id-in-a-record': {
    breaks: ['runs.dispatch-answers-id'],
    mistake: 'The answer for models with a variant wraps the id in a record.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchModelRun3', (answer) => ({ ...answer, run_id: { id: answer.run_id } })),
  },
});
