import type { Parts } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const workflowsMisplaced: Mutant = {
  id: 'authentication/organization-header--workflows-misplaced',
  clauses: ['isolation.writes'],
  check: 'authentication/organization-header',
  mistake: 'The organization of a new workflow is copied from the header, and only its name is looked up.',
  applyTo(parts) {
    const guarded: Parts = {
      ...parts,
      authorize(world, operation, { organization, ...rest }, token) {
        const is_create = operation.id === 'createGraphWorkflow' || organization === undefined;
        return parts.authorize(world, operation, is_create ? rest : { ...rest, organization }, token);
      },
    };
    return withOrganization(guarded, 'createGraphWorkflow', async ({ request }) => request.organization);
  },
};
