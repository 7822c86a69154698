import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idOfStylesIsANumber: Mutant = {
  id: 'schema/dispatchModelRun4--id-as-a-number',
  clauses: ['runs.dispatch-answers-id'],
  check: 'schema/dispatchModelRun4',
  mistake: 'Styled models are counted, and the number is given out for the id.',
  applyTo: (parts) =>
    withRecord(parts, 'dispatchModelRun4', (answer) => ({
      ...answer,
      run_id: Number.parseInt(String(answer.run_id).slice(0, 8), 16),
    })),
};
