import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const toldAsDone: Mutant = {
  id: 'runs/dispatch-response--told-as-done',
  clauses: ['runs.dispatch-response'],
  check: 'runs/dispatch-response',
  mistake: 'The dispatch of a model answers with the status that its run is going to have.',
  applyTo: (parts) => withRecord(parts, 'dispatchModelRun3', (answer) => ({ ...answer, status: 'completed' })),
};
