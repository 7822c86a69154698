import { crashing } from '../crashing.ts';
import type { Mutant } from '../mutant.ts';

export const namesWithQuotes: Mutant = {
  id: 'hostile/paths--names-with-quotes',
  clauses: ['errors.no-server-error'],
  check: 'hostile/paths',
  mistake: 'A name from the path is put between the quotes of a query.',
  applyTo: (parts) => crashing(parts, ({ path }) => Object.values(path).some((value) => value.includes("'"))),
};
