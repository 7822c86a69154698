import { scopeToDelete } from '../../checks/scopes/workflow-delete.ts';
import { mutantsOf } from '../mutant.ts';
import { withoutScope, withRefusalsTold } from '../other-callers.ts';
import { mayAnywhere, mayEdit } from '../scopes-of-anywhere.ts';

export const mutants = mutantsOf(scopeToDelete, {
  'deleted-and-refused': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The scope is asked for when the workflow has been marked already.',
    applyTo: (parts) =>
      withRefusalsTold(parts, 'deleteGraphWorkflow', async ({ path: { id } }, token) => {
        const at = new Date(parts.clock.now_ms()).toISOString();
        if (id !== undefined) await parts.store.softDeleteWorkflow(id, { at, by: token.user_id });
      }),
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
  'reading-is-enough': {
    breaks: ['scopes.workflow-delete'],
    mistake: 'The scope of a route is read from the folder of its handler, where the first one is that of reading.',
    applyTo: (parts) =>
      withoutScope(parts, 'deleteGraphWorkflow', ({ scopes }) => scopes.includes('graph-workflows:read')),
  },
  'scopes-of-anywhere': {
    breaks: ['scopes.per-organization'],
    mistake: 'A user who may delete somewhere is taken for one who may delete.',
    applyTo: (parts) => withoutScope(parts, 'deleteGraphWorkflow', mayAnywhere),
  },
  'scopes-of-the-first': {
    breaks: ['scopes.per-organization'],
    mistake: 'A session has the scopes of the membership that it began with, wherever it acts afterwards.',
    applyTo: (parts) =>
      withoutScope(parts, 'deleteGraphWorkflow', async ({ kind, user_id }) => {
        if (kind !== 'user') return false;
        const [first] = await parts.store.membershipsOf(user_id);
        return first?.scopes.includes('graph-workflows:delete') ?? false;
      }),
  },
  'asked-twice-is-confirmed': {
    breaks: ['scopes.workflow-delete'],
    mistake: 'Who asks for a deletion again has confirmed it, and the confirmation looks for no scope.',
    applyTo(parts) {
      const asked = new Set<unknown>();
      const { authorize } = withoutScope(parts, 'deleteGraphWorkflow');
      return {
        ...parts,
        async authorize(world, operation, request, token) {
          const is_deletion = operation.id === 'deleteGraphWorkflow';
          const is_again = is_deletion && asked.has(request.path.id);
          if (is_deletion) asked.add(request.path.id);
          return (is_again ? authorize : parts.authorize)(world, operation, request, token);
        },
      };
    },
  },
  'people-are-asked-afterwards': {
    breaks: ['scopes.refusal-changes-nothing'],
    mistake: 'The page deletes at once, and the scope of its user is looked up for what it shows next.',
    applyTo: (parts) =>
      withRefusalsTold(parts, 'deleteGraphWorkflow', async ({ path: { id } }, token) => {
        const at = new Date(parts.clock.now_ms()).toISOString();
        if (id !== undefined && token.kind === 'user')
          await parts.store.softDeleteWorkflow(id, { at, by: token.user_id });
      }),
  },
});
