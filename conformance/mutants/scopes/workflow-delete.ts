import { scopeToDelete } from '../../checks/scopes/workflow-delete.ts';
import { withRefusedDeleted } from '../deletions-done.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withoutScope } from '../other-callers.ts';
import { mayAnywhere, mayEdit } from '../scopes-of-anywhere.ts';

export const mutants = mutantsOf(scopeToDelete, {
  'deleted-and-refused': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The scope is asked for when the workflow has been marked already.',
    applyTo: (parts) => withRefusedDeleted(parts, 'deleteGraphWorkflow'),
  },
  'editing-is-enough': {
    breaks: ['scopes.per-organization'],
    mistake: 'A deletion writes a date into the row, and so it asks for the scope to edit.',
    applyTo: (parts) => withoutScope(parts, 'deleteGraphWorkflow', mayEdit),
  },
  'no-scope-asked': {
    breaks: ['scopes.workflow-delete'],
    mistake: 'The scope was given to the form that deletes, and forgotten for the operation.',
    applyTo: (parts) => withoutScope(parts, 'deleteGraphWorkflow', ({ kind }) => kind === 'api_key'),
  },
  'scopes-of-anywhere': {
    breaks: ['scopes.per-organization'],
    mistake: 'A user who may delete somewhere is taken for one who may delete.',
    applyTo: (parts) => withoutScope(parts, 'deleteGraphWorkflow', mayAnywhere),
  },
  'people-are-asked-afterwards': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The page deletes at once, and the scope of its user is looked up for what it shows next.',
    applyTo: (parts) => withRefusedDeleted(parts, 'deleteGraphWorkflow', isOfUser),
  },
});
