import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const nullInLists: Mutant = {
  id: 'assets/presign-flag-effect--null-in-lists',
  clauses: ['assets.presigned-urls'],
  check: 'assets/presign-flag-effect',
  mistake: 'Signing each row of a page took too long, and the field was left empty until somebody opens the asset.',
  applyTo: (parts) =>
    withRecord(parts, 'listAssets', (asset, { request }) =>
      request.query.presign === true ? { ...asset, url: null } : asset,
    ),
};
