import { assetTypes } from '../../checks/pagination/asset-types.ts';
import { withAsked } from '../asked.ts';
import { firstOrganization } from '../first-one.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(assetTypes, {
  'all-at-once-elsewhere': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'Organizations that came later are served from a copy of the types, which comes whole.',
    applyTo(parts) {
      const isFirst = firstOrganization(parts);
      return withAsked(parts, 'listAssetTypes', async (query, { caller }) =>
        query.cursor !== undefined || (await isFirst(caller?.organization_id)) ? query : { ...query, page_size: 500 },
      );
    },
  },
  'people-see-all-at-once': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'The menu that people choose a type from needs all of them, and its pages have no size.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssetTypes', (query, { caller }) =>
        caller?.kind === 'user' && query.cursor === undefined ? { ...query, page_size: 500 } : query,
      ),
  },
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
