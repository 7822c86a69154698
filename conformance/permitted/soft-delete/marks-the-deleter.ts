import { marksTheDeleter } from '../../checks/soft-delete/marks-the-deleter.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

const late_ms = 2_500;

export const permitted = permittedOf(marksTheDeleter, {
  'marked-by-a-job': {
    obeys: ['soft-delete.marks-the-deleter', 'soft-delete.asset-marked'],
    what: 'A deletion is carried out by a job that comes some seconds later, and the mark tells when it came; who deletes with a key is that key.',
    choices: { records: { actor: 'key' } },
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        softDeleteAsset: (id, { at, by }) =>
          store.softDeleteAsset(id, { at: new Date(Date.parse(at) + late_ms).toISOString(), by }),
      })),
  },
});
