import { hostileBodies } from '../../checks/hostile/bodies.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

function levelsOf(value: unknown): number {
  let levels = 0;
  for (let inner = value; typeof inner === 'object' && inner !== null; inner = Object.values(inner)[0]) levels += 1;
  return levels;
}

export const mutants = mutantsOf(hostileBodies, {
  'depth-of-recursion': {
    breaks: ['errors.no-server-error'],
    mistake: 'A recursive copy of the body runs out of its stack.',
    applyTo: (parts) => crashing(parts, ({ body }) => levelsOf(body) > 300),
  },
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
