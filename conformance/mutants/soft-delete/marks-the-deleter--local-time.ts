import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

const offset_ms = 2 * 3_600_000;

export const localTime: Mutant = {
  id: 'soft-delete/marks-the-deleter--local-time',
  clauses: ['soft-delete.marks-the-deleter'],
  check: 'soft-delete/marks-the-deleter',
  mistake: 'The time on the wall, two hours east of Greenwich, is written with a Z behind it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        softDeleteAsset: (id, { at, by }) =>
          parts.store.softDeleteAsset(id, { at: new Date(Date.parse(at) + offset_ms).toISOString(), by }),
      }),
    };
  },
};
