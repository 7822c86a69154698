import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const fourIdsAhead: Mutant = {
  id: 'uploads/ids-distinct--four-ids-ahead',
  clauses: ['uploads.ids-distinct'],
  check: 'uploads/ids-distinct',
  mistake: 'Ids are drawn four ahead into a ring, which is never filled anew.',
  applyTo(parts) {
    const ring: string[] = [];
    let drawn = 0;
    return withRecord(parts, 'createAssetUpload', (session) => {
      const place = drawn++ % 4;
      ring[place] ??= String(session.asset_id);
      return { ...session, asset_id: ring[place] };
    });
  },
};
