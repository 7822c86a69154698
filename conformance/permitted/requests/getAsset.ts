import type { Handler } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

const gone =
  (handle: Handler): Handler =>
  async (call) => {
    try {
      return await handle(call);
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal !== 'not_found') throw error;
      throw new Refused('not_found', { status: 410, code: 'gone' });
    }
  };

export const permitted = permittedOf(requestCheck('getAsset'), {
  'unknown-is-gone': {
    obeys: ['assets.unknown-not-served', 'assets.read', 'workflows.unknown-not-deleted'],
    what: 'An id that was never given out is answered 410, as one of something that is gone.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset, deleteAsset, getAssetFolder, deleteAssetFolder, deleteGraphWorkflow }) => ({
        getAsset: gone(getAsset),
        deleteAsset: gone(deleteAsset),
        getAssetFolder: gone(getAssetFolder),
        deleteAssetFolder: gone(deleteAssetFolder),
        deleteGraphWorkflow: gone(deleteGraphWorkflow),
      })),
  },
});
