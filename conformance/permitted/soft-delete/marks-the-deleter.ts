import { marksTheDeleter } from '../../checks/soft-delete/marks-the-deleter.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(marksTheDeleter, {
  'in-whole-seconds': {
    obeys: ['soft-delete.marks-the-deleter', 'soft-delete.asset-marked'],
    what: 'The mark tells the second of the deletion, which may lie before the creation; who deletes with a key is that key.',
    choices: { records: { actor: 'key' } },
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        softDeleteAsset: (id, { at, by }) =>
          store.softDeleteAsset(id, { at: new Date(Math.floor(Date.parse(at) / 1_000) * 1_000).toISOString(), by }),
      })),
  },
});
