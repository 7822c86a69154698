import { Refused } from '../../../src/server/refused.ts';
import { projections } from '../../checks/lists/projection.ts';
import { withAsked } from '../asked.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(projections, {
  'commas-refused': {
    breaks: ['projection.assets'],
    mistake: 'The names of a projection are expected as one parameter each, and a text with commas is no name.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        if (Array.isArray(query.fields) && query.fields.length > 1) throw new Refused('invalid');
        return query;
      }),
  },
  'first-name-only': {
    breaks: ['projection.only-named'],
    mistake: 'The text is cut at the first comma.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) =>
        Array.isArray(query.fields) ? { ...query, fields: query.fields.slice(0, 1) } : query,
      ),
  },
  'last-three-names': {
    breaks: ['projection.only-named'],
    mistake: 'Of a longer projection the last three names are kept, as many as the cache has columns for.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) =>
        Array.isArray(query.fields) ? { ...query, fields: query.fields.slice(-3) } : query,
      ),
  },
  'organization-comes-along': {
    breaks: ['projection.only-named'],
    mistake: 'The field that rows are checked by is selected, and shown.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) =>
        Array.isArray(query.fields) ? { ...query, fields: [...query.fields, 'org_id'] } : query,
      ),
  },
  'types-projected-once': {
    breaks: ['projection.only-named'],
    mistake:
      'The list is put into a cache when it is asked for, and comes from there in full when it is asked for again.',
    applyTo(parts) {
      const known = new Set<string>();
      return withAsked(parts, 'listAssetTypes', ({ fields, ...query }) => {
        const key = JSON.stringify(fields);
        if (known.has(key)) return query;
        known.add(key);
        return fields === undefined ? query : { ...query, fields };
      });
    },
  },
  'refused-whatever': {
    breaks: ['projection.assets'],
    mistake: 'The projection is for internal callers alone.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        if (query.fields) throw new Refused('invalid');
        return query;
      }),
  },
  'sizes-in-kilobytes': {
    breaks: ['projection.only-named'],
    mistake: 'The short form of an item is written for people: its size is in kilobytes.',
    applyTo: (parts) =>
      withRecord(parts, 'listAssets', (asset, { request }) => {
        const { size_bytes } = asset;
        if (!request.query.fields || typeof size_bytes !== 'number' || size_bytes < 1024) return asset;
        return { ...asset, size_bytes: Math.round(size_bytes / 1024) };
      }),
  },
  'types-in-full': {
    breaks: ['projection.assets'],
    mistake: 'The projection is a feature of the table of assets, and the types come from another one.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssetTypes', (query) => {
        if (Array.isArray(query.fields) && query.fields.length > 1) throw new Refused('invalid');
        return query;
      }),
  },
});
