import { queryPairs } from '../../checks/lists/query-pairs.ts';
import { losing, losingKey } from '../losing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(queryPairs, {
  'embed-lost-beside-a-sort': {
    breaks: ['embedding.asset-user'],
    mistake: 'Sorted lists are read by a statement of their own, which joins no users.',
    applyTo: (parts) => losing(parts, 'listAssets', 'embed', 'sort'),
  },
  'nobody-without-the-key': {
    breaks: ['embedding.asset-user'],
    mistake: 'Users are looked up by the projected row, which has no created_by where the projection does not name it.',
    applyTo: (parts) => losingKey(parts, 'listAssets', 'created_by', 'created_by_user'),
  },
  'filter-lost-beside-an-embed': {
    breaks: ['filtering.only-matching'],
    mistake: 'Users are embedded by a query of its own, to which the condition was never added.',
    applyTo: (parts) => losing(parts, 'listAssets', 'filter', 'embed'),
  },
  'presign-lost-beside-a-sort': {
    breaks: ['assets.presigned-urls'],
    mistake: 'Sorted lists come from a search index, which holds the plain URLs.',
    applyTo: (parts) => losing(parts, 'listAssets', 'presign', 'sort'),
  },
  'filter-of-types-lost-beside-a-sort': {
    breaks: ['filtering.only-matching'],
    mistake: 'The few types are sorted in memory, where the whole of them is at hand.',
    applyTo: (parts) => losing(parts, 'listAssetTypes', 'filter', 'sort'),
  },
  'order-lost-beside-presigning': {
    breaks: ['sorting.order'],
    mistake: 'URLs are signed side by side, and the assets are listed as their URLs get ready.',
    applyTo: (parts) => losing(parts, 'listAssets', 'sort', 'presign'),
  },
  'projection-of-types-lost-beside-a-filter': {
    breaks: ['projection.only-named'],
    mistake: 'A filter by the name is answered from a cache of whole types.',
    applyTo: (parts) => losing(parts, 'listAssetTypes', 'fields', 'filter'),
  },
});
