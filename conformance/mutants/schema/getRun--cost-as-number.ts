import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const costOfRunAsNumber: Mutant = {
  id: 'schema/getRun--cost-as-number',
  clauses: ['types.decimal'],
  check: 'schema/getRun',
  mistake: 'The cost leaves the database as a number once there is one.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) => ({ ...run, cost: run.cost === null ? null : Number(run.cost) })),
};
