import { assetTypes } from '../../checks/pagination/asset-types.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(assetTypes, {
  'skips-one-a-page': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The short list of types has a pager of its own, which continues one row too far.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async list<Row>(request: Parameters<typeof store.list>[0]) {
          const slice = await store.list<Row>(request);
          if (request.collection !== 'asset_types' || !request.after) return slice;
          return { ...slice, rows: slice.rows.slice(1) };
        },
      })),
  },
});
