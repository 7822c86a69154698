import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('dispatchModelRun4'), {
  'id-as-a-number': {
    breaks: ['runs.dispatch-answers-id'],
    mistake: 'Styled models are counted, and the number is given out for the id.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchModelRun4', (answer) => ({
        ...answer,
        run_id: Number.parseInt(String(answer.run_id).slice(0, 8), 16),
      })),
  },
});
