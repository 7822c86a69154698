import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const itemsWithoutIds: Mutant = {
  id: 'schema/listAssets--items-without-ids',
  clauses: ['pagination.envelope'],
  check: 'schema/listAssets',
  mistake: 'List items are meant for a gallery, which shows no ids.',
  applyTo: (parts) => withRecord(parts, 'listAssets', ({ id: _, ...asset }) => asset),
};
