import type { Parts } from '../../../src/server/parts.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const madeWhenItSays: Mutant = {
  id: 'billing/threshold-only--made-today',
  clauses: ['billing.threshold-only'],
  check: 'billing/threshold-only',
  mistake:
    'Of a body, only the balance is left out before it is written: the time of creation is taken as it was sent.',
  applyTo(parts) {
    let sent: unknown;
    const open: Parts = {
      ...parts,
      validate(world, operation, request) {
        if (operation.id !== 'updateBalance') return parts.validate(world, operation, request);
        const { balance: _, created_at, ...body } = request.body as Record<string, unknown>;
        sent ??= created_at;
        return parts.validate(world, operation, { ...request, body });
      },
    };
    return withRecord(open, 'updateBalance', (record) => ({ ...record, created_at: sent ?? record.created_at }));
  },
};
