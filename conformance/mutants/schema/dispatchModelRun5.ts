import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('dispatchModelRun5'), {
  'id-of-the-queue': {
    breaks: ['runs.dispatch-answers-id'],
    mistake: 'Large models wait in another queue, and the answer shows its ticket.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchModelRun5', (answer) => ({
        ...answer,
        run_id: `ticket-${String(answer.run_id).slice(0, 8)}`,
      })),
  },
});
