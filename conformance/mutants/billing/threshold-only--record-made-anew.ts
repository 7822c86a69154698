import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const balanceMadeAnew: Mutant = {
  id: 'billing/threshold-only--record-made-anew',
  clauses: ['billing.threshold-only'],
  check: 'billing/threshold-only',
  mistake: 'The record is deleted and inserted again, with a new id.',
  applyTo: (parts) => withRecord(parts, 'updateBalance', (record) => ({ ...record, id: parts.random.uuid() })),
};
