import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const folderRefusedAndGone: Mutant = {
  id: 'isolation/writes--folder-refused-and-gone',
  clauses: ['isolation.writes'],
  check: 'isolation/writes',
  mistake: 'The row is marked first, and only what is read back for the answer is compared with the organization.',
  applyTo(parts) {
    const { deleteAssetFolder } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteAssetFolder(call) {
          try {
            return await deleteAssetFolder(call);
          } catch (error) {
            const foreign = error instanceof Refused && error.refusal === 'foreign_record';
            const at = new Date(parts.clock.now_ms()).toISOString();
            if (foreign) await parts.store.softDeleteFolder(call.request.path.id!, { at, by: call.caller!.user_id });
            throw error;
          }
        },
      },
    };
  },
};
