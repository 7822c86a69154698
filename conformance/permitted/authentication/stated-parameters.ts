import { Refused } from '../../../src/server/refused.ts';
import { statedParameters } from '../../checks/authentication/stated-parameters.ts';
import { withAsked } from '../../mutants/asked.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(statedParameters, {
  'colleagues-by-right': {
    obeys: ['embedding.asset-user'],
    what: 'The key of the other organization has no right to see its users: a list that would embed them is forbidden to it.',
    applyTo: (parts) => {
      let first: string | undefined;
      return withAsked(parts, 'listAssets', (query, { caller }) => {
        first ??= caller?.organization_id;
        if (query.embed !== undefined && caller?.organization_id !== first) throw new Refused('missing_scope');
        return query;
      });
    },
  },
});
