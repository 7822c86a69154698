import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const nothingButOk: Mutant = {
  id: 'schema/updateBalance--nothing-but-ok',
  clauses: ['billing.answers-balance'],
  check: 'schema/updateBalance',
  mistake: 'An update answers that it worked, and nothing else.',
  applyTo: (parts) => withRecord(parts, 'updateBalance', () => ({ ok: true })),
};
