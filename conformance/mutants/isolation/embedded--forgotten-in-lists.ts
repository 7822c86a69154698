import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const forgottenInLists: Mutant = {
  id: 'isolation/embedded--forgotten-in-lists',
  clauses: ['embedding.asset-user'],
  check: 'isolation/embedded',
  mistake: 'The read of one asset knows how to embed its user; the list takes the parameter and does nothing.',
  applyTo: (parts) => withRecord(parts, 'listAssets', ({ created_by_user: _, ...asset }) => asset),
};
