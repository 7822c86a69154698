import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idsOfShortPathsInUpperCase: Mutant = {
  id: 'schema/dispatchModelRun2--id-with-a-prefix',
  clauses: ['runs.dispatch-answers-id'],
  check: 'schema/dispatchModelRun2',
  mistake: 'Short paths are served by a newer handler, whose ids have a prefix.',
  applyTo: (parts) =>
    withRecord(parts, 'dispatchModelRun2', (answer) => ({ ...answer, run_id: `run_${answer.run_id}` })),
};
