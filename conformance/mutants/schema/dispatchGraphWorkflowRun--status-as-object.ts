import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const dispatchStatusAsObject: Mutant = {
  id: 'schema/dispatchGraphWorkflowRun--status-as-object',
  clauses: ['workflows.dispatch-answer'],
  check: 'schema/dispatchGraphWorkflowRun',
  mistake: 'The status has become an object with a word and a color.',
  applyTo: (parts) =>
    withRecord(parts, 'dispatchGraphWorkflowRun', (answer) => ({ ...answer, status: { code: answer.status } })),
};
