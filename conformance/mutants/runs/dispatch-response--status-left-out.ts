import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const statusLeftOut: Mutant = {
  id: 'runs/dispatch-response--status-left-out',
  clauses: ['runs.dispatch-response'],
  check: 'runs/dispatch-response',
  mistake: 'Models with variants are dispatched without telling the status, other than the documentation says.',
  applyTo: (parts) => withRecord(parts, 'dispatchModelRun4', ({ run_id }) => ({ run_id })),
};
