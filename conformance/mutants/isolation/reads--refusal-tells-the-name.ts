import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const refusalTellsTheName: Mutant = {
  id: 'isolation/reads--refusal-tells-the-name',
  clauses: ['isolation.reads'],
  check: 'isolation/reads',
  mistake: 'The message of the refusal is made for those who debug, and names the record.',
  applyTo(parts) {
    const { getAssetFolder } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async getAssetFolder(call) {
          try {
            return await getAssetFolder(call);
          } catch (error) {
            if (!(error instanceof Refused) || error.refusal !== 'foreign_record') throw error;
            const folder = await parts.store.folder(call.request.path.id!);
            throw new Refused('foreign_record', {
              message: `The folder ${folder?.name} belongs to another organization.`,
            });
          }
        },
      },
    };
  },
};
