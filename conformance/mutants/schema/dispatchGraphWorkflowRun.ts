import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('dispatchGraphWorkflowRun'), {
  'status-as-object': {
    breaks: ['workflows.dispatch-answer'],
    mistake: 'The status has become an object with a word and a color.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchGraphWorkflowRun', (answer) => ({ ...answer, status: { code: answer.status } })),
  },
});
