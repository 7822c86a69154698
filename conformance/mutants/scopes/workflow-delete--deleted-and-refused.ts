import type { Mutant } from '../mutant.ts';

export const deletedAndRefused: Mutant = {
  id: 'scopes/workflow-delete--deleted-and-refused',
  clauses: ['scopes.refusal-changes-nothing'],
  check: 'scopes/workflow-delete',
  mistake: 'The scope is asked for when the workflow has been marked already.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          const at = new Date(parts.clock.now_ms()).toISOString();
          const { id } = request.path;
          if (operation.id === 'deleteGraphWorkflow' && id !== undefined) {
            await parts.store.softDeleteWorkflow(id, { at, by: token.user_id });
          }
          throw error;
        }
      },
    };
  },
};
