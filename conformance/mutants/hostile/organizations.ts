import { hostileOrganizations } from '../../checks/hostile/organizations.ts';
import { crashing } from '../crashing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(hostileOrganizations, {
  'id-cast-by-the-database': {
    breaks: ['errors.no-server-error'],
    mistake: 'The membership is looked up by an id that the database casts to a UUID.',
    applyTo: (parts) =>
      crashing(
        parts,
        ({ operation, organization }) =>
          operation === 'listAssets' && organization !== undefined && !/^[\da-f-]{36}$/i.test(organization),
      ),
  },
});
