import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const nothingHappens: Mutant = {
  id: 'soft-delete/folder-deleted--nothing-happens',
  clauses: ['soft-delete.folder', 'deletion.read'],
  check: 'soft-delete/folder-deleted',
  mistake: 'The operation answers as it should and was never finished.',
  applyTo(parts) {
    return { ...parts, store: exchanged(parts.store, { softDeleteFolder: async () => 'deleted' }) };
  },
};
