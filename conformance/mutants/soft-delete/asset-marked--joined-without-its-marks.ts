import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const joinedWithoutItsMarks: Mutant = {
  id: 'soft-delete/asset-marked--joined-without-its-marks',
  clauses: ['soft-delete.asset-marked'],
  check: 'soft-delete/asset-marked',
  mistake: 'With the user embedded the asset comes from another statement, whose columns end before the marks.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset, { request: { query } }) =>
      query.embed ? { ...asset, deleted_at: null, deleted_by: null } : asset,
    ),
};
