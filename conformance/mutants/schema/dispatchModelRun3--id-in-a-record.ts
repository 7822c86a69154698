import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idOfVariantsIsARecord: Mutant = {
  id: 'schema/dispatchModelRun3--id-in-a-record',
  clauses: ['runs.dispatch-answers-id'],
  check: 'schema/dispatchModelRun3',
  mistake: 'The answer for models with a variant wraps the id in a record.',
  applyTo: (parts) =>
    withRecord(parts, 'dispatchModelRun3', (answer) => ({ ...answer, run_id: { id: answer.run_id } })),
};
