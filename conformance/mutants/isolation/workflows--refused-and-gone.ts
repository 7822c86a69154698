import type { Mutant } from '../mutant.ts';

export const workflowRefusedAndGone: Mutant = {
  id: 'isolation/workflows--refused-and-gone',
  clauses: ['isolation.writes'],
  check: 'isolation/workflows',
  mistake: 'The row is marked by its id; only what is read back for the answer is compared with the organization.',
  applyTo(parts) {
    const { deleteGraphWorkflow } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteGraphWorkflow(call) {
          try {
            return await deleteGraphWorkflow(call);
          } catch (error) {
            const at = new Date(parts.clock.now_ms()).toISOString();
            await parts.store.softDeleteWorkflow(call.request.path.id!, { at, by: null });
            throw error;
          }
        },
      },
    };
  },
};
