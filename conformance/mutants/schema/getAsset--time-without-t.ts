import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const timeWithoutT: Mutant = {
  id: 'schema/getAsset--time-without-t',
  clauses: ['types.timestamp'],
  check: 'schema/getAsset',
  mistake: 'Times are shown as the database prints them, with a blank between day and hour.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) => ({ ...asset, updated_at: String(asset.updated_at).replace('T', ' ') })),
};
