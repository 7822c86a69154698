import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('dispatchModelRun2'), {
  'id-with-a-prefix': {
    breaks: ['runs.dispatch-answers-id'],
    mistake: 'Short paths are served by a newer handler, whose ids have a prefix.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchModelRun2', (answer) => ({ ...answer, run_id: `run_${answer.run_id}` })),
  },
});
