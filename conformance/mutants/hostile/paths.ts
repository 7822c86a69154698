import { hostilePaths } from '../../checks/hostile/paths.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(hostilePaths, {
  'id-cast-by-the-database': {
    breaks: ['errors.no-server-error'],
    mistake: 'The database casts an id to a UUID, and its complaint is an error of the server.',
    applyTo: (parts) =>
      crashing(parts, ({ operation, path }) => operation === 'getRun' && !/^[\da-f-]{36}$/i.test(path.id ?? '')),
  },
  'names-with-quotes': {
    breaks: ['errors.no-server-error'],
    mistake: 'A name from the path is put between the quotes of a query.',
    applyTo: (parts) => crashing(parts, ({ path }) => Object.values(path).some((value) => value.includes("'"))),
  },
});
