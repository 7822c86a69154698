import { Refused } from '../../../src/server/refused.ts';
import { scopeToCreate } from '../../checks/scopes/workflow-create.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(scopeToCreate, {
  'no-such-path-without-the-scope': {
    obeys: ['scopes.workflow-create', 'scopes.per-organization', 'scopes.refusal-changes-nothing'],
    what: 'To whoever lacks the scope, workflows do not exist: 404, in the words of a path that nothing answers at.',
    choices: { codes: { missing_scope: 404 } },
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          if (!(error instanceof Refused) || error.refusal !== 'missing_scope') throw error;
          throw new Refused('missing_scope', { code: 'not_found', message: 'Nothing answers at this path.' });
        }
      },
    }),
  },
});
