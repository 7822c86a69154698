import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const millisecondsInLists: Mutant = {
  id: 'assets/presigned-validity--milliseconds-in-lists',
  clauses: ['assets.presigned-validity'],
  check: 'assets/presigned-validity',
  mistake: 'The list counts the validity in milliseconds, in a field of seconds.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset) => ({
      ...asset,
      url: String(asset.url).replace('X-Amz-Expires=604800', 'X-Amz-Expires=604800000'),
    })),
};
