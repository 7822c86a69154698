import type { Mutant } from '../mutant.ts';

export const foreignFileMarked: Mutant = {
  id: 'soft-delete/refused-keeps--foreign-file-marked',
  clauses: ['soft-delete.refused-keeps'],
  check: 'soft-delete/refused-keeps',
  mistake: 'The row of a file is marked by its id, and whose it is is only asked for the answer.',
  applyTo(parts) {
    const { deleteAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteAsset(call) {
          try {
            return await deleteAsset(call);
          } catch (error) {
            const at = new Date(parts.clock.now_ms()).toISOString();
            await parts.store.softDeleteAsset(call.request.path.id!, { at, by: call.caller!.user_id });
            throw error;
          }
        },
      },
    };
  },
};
