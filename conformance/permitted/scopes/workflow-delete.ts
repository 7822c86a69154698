import { operations } from '../../../src/contract/operations.ts';
import { Refused } from '../../../src/server/refused.ts';
import { scopeToDelete } from '../../checks/scopes/workflow-delete.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(scopeToDelete, {
  'found-before-allowed': {
    obeys: ['scopes.workflow-delete', 'scopes.per-organization', 'scopes.refusal-changes-nothing'],
    what: 'A deletion looks for the workflow first: an unknown one is 404 to those without the scope, a known one 401.',
    choices: { codes: { for: { deleteGraphWorkflow: { missing_scope: 401 } } } },
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        if (operation.id === 'deleteGraphWorkflow') {
          // A read of the same record asks for nothing but a place to act in.
          const caller = await parts.authorize(world, { ...operations.getAsset, id: operation.id }, request, token);
          const workflow = await parts.store.workflow(request.path.id!.toLowerCase());
          if (workflow?.record.org_id !== caller.organization_id) throw new Refused('not_found');
        }
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
});
