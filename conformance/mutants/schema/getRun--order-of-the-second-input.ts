import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const orderOfSecondInput: Mutant = {
  id: 'schema/getRun--order-of-the-second-input',
  clauses: ['types.model-input-fields'],
  check: 'schema/getRun',
  mistake: 'Inputs that are not the first were put in by a form, which sends texts.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      withMembers(run, 'model.inputs', (input, index) => (index === 1 ? { ...input, sort_order: '1' } : input)),
    ),
};
