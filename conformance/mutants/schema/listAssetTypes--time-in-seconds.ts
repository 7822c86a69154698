import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const timeInSeconds: Mutant = {
  id: 'schema/listAssetTypes--time-in-seconds',
  clauses: ['types.timestamp'],
  check: 'schema/listAssetTypes',
  mistake: 'Times are shown as seconds since 1970.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssetTypes', (type) => ({
      ...type,
      created_at: Date.parse(String(type.created_at)) / 1000,
    })),
};
