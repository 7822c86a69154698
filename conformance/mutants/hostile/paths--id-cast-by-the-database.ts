import { crashing } from '../crashing.ts';
import type { Mutant } from '../mutant.ts';

export const idCastByTheDatabase: Mutant = {
  id: 'hostile/paths--id-cast-by-the-database',
  clauses: ['errors.no-server-error'],
  check: 'hostile/paths',
  mistake: 'The database casts an id to a UUID, and its complaint is an error of the server.',
  applyTo: (parts) =>
    crashing(parts, ({ operation, path }) => operation === 'getRun' && !/^[\da-f-]{36}$/i.test(path.id ?? '')),
};
