import { scopeToCreate } from '../../checks/scopes/workflow-create.ts';
import { mutantsOf } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';
import { mayAnywhere, mayEdit } from '../scopes-of-anywhere.ts';

export const mutants = mutantsOf(scopeToCreate, {
  'editing-is-enough': {
    breaks: ['scopes.per-organization'],
    mistake: 'Whoever may change a workflow may make one: the two are one permission in the code.',
    applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', mayEdit),
  },
  'header-instead-of-scopes': {
    breaks: ['scopes.workflow-create'],
    mistake: 'Where the header names an organization, its membership is looked at, and the scopes of a key are not.',
    applyTo: (parts) =>
      withoutScope(parts, 'createGraphWorkflow', (token, _, request) => request.organization === token.organization_id),
  },
  'reading-is-enough': {
    breaks: ['scopes.workflow-create'],
    mistake: 'The guard compares the word before the colon alone: whoever may read workflows may make them.',
    applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', ({ kind }) => kind === 'api_key'),
  },
  'scopes-of-anywhere': {
    breaks: ['scopes.per-organization'],
    mistake: 'The scopes of all memberships of a user are put into the token when it is issued.',
    applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', mayAnywhere),
  },
});
