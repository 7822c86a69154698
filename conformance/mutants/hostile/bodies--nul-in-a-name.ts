import { crashing } from '../crashing.ts';
import type { Mutant } from '../mutant.ts';

export const nulInAName: Mutant = {
  id: 'hostile/bodies--nul-in-a-name',
  clauses: ['errors.no-server-error'],
  check: 'hostile/bodies',
  mistake: 'A text goes straight into a database that takes no NUL character.',
  applyTo: (parts) => crashing(parts, (request) => JSON.stringify(request.body ?? null).includes('\\u0000')),
};
