import { assetTypes } from '../../checks/pagination/asset-types.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(assetTypes, {
  'skips-one-a-page': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The short list of types has a pager of its own, which continues one row too far.',
    applyTo: (parts) =>
      withRows(parts, 'asset_types', async (request, list) => {
        const slice = await list(request);
        if (!request.after) return slice;
        return { ...slice, rows: slice.rows.slice(1) };
      }),
  },
});
