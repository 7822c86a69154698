import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const failureCodeAsNumber: Mutant = {
  id: 'schema/getRun--failure-code-as-number',
  clauses: ['types.code-string'],
  check: 'schema/getRun',
  mistake: 'Causes of failures are numbered inside, and the number is shown.',
  applyTo: (parts) => withRecord(parts, 'getRun', (run) => (run.failure_code ? { ...run, failure_code: 17 } : run)),
};
