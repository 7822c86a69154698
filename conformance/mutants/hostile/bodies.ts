import { hostileBodies } from '../../checks/hostile/bodies.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(hostileBodies, {
  'nul-in-a-name': {
    breaks: ['errors.no-server-error'],
    mistake: 'A text goes straight into a database that takes no NUL character.',
    applyTo: (parts) => crashing(parts, (request) => JSON.stringify(request.body ?? null).includes('\\u0000')),
  },
  'numbers-beyond-the-column': {
    breaks: ['errors.no-server-error'],
    mistake: 'A number is checked to be one, and does not fit the column that it is written to.',
    applyTo: (parts) =>
      crashing(parts, ({ operation, body }) => {
        const { low_balance_threshold } = (body ?? {}) as { low_balance_threshold?: unknown };
        return operation === 'updateBalance' && Math.abs(Number(low_balance_threshold)) > 1e20;
      }),
  },
});
