import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const statusInWords: Mutant = {
  id: 'workflows/create-then-dispatch--status-in-words',
  clauses: ['workflows.dispatch-answer'],
  check: 'workflows/create-then-dispatch',
  mistake: 'The receipt of a workflow tells how it stands as an object, as the pages of the service want it.',
  applyTo: (parts) =>
    withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: { code: record.status } })),
};
