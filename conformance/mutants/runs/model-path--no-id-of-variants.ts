import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noIdOfVariants: Mutant = {
  id: 'runs/model-path--no-id-of-variants',
  clauses: ['runs.dispatch-answers-id'],
  check: 'runs/model-path',
  mistake: 'Variants of models are dispatched by an older service, which answers with the status alone.',
  applyTo: (parts) => withRecord(parts, 'dispatchModelRun4', ({ status }) => ({ status })),
};
