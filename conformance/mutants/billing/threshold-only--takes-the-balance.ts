import type { Parts } from '../../../src/server/parts.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const takesTheBalance: Mutant = {
  id: 'billing/threshold-only--takes-the-balance',
  clauses: ['billing.threshold-only'],
  check: 'billing/threshold-only',
  mistake: 'All fields of the body that the record has are written into it.',
  applyTo(parts) {
    let sent: string | undefined;
    const { validate } = parts;
    const open: Parts = {
      ...parts,
      validate(world, operation, request) {
        if (operation.id !== 'updateBalance') return validate(world, operation, request);
        const { balance, created_at: _, ...body } = request.body as Record<string, unknown>;
        if (typeof balance === 'string') sent = balance;
        return validate(world, operation, { ...request, body });
      },
    };
    return withRecord(open, 'updateBalance', (record) => (sent === undefined ? record : { ...record, balance: sent }));
  },
};
