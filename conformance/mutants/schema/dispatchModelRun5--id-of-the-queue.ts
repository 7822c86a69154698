import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idOfTheQueue: Mutant = {
  id: 'schema/dispatchModelRun5--id-of-the-queue',
  clauses: ['runs.dispatch-answers-id'],
  check: 'schema/dispatchModelRun5',
  mistake: 'Large models wait in another queue, and the answer shows its ticket.',
  applyTo: (parts) =>
    withRecord(parts, 'dispatchModelRun5', (answer) => ({
      ...answer,
      run_id: `ticket-${String(answer.run_id).slice(0, 8)}`,
    })),
};
