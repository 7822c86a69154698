import { crashing } from '../crashing.ts';
import type { Mutant } from '../mutant.ts';

export const numbersBeyondTheColumn: Mutant = {
  id: 'hostile/bodies--numbers-beyond-the-column',
  clauses: ['errors.no-server-error'],
  check: 'hostile/bodies',
  mistake: 'A number is checked to be one, and does not fit the column that it is written to.',
  applyTo: (parts) =>
    crashing(parts, ({ operation, body }) => {
      const { low_balance_threshold } = (body ?? {}) as { low_balance_threshold?: unknown };
      return operation === 'updateBalance' && Math.abs(Number(low_balance_threshold)) > 1e20;
    }),
};
