import { filterKept } from '../../checks/pagination/filter-kept.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(filterKept, {
  'lost-on-page-two': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor URL carries the position and forgets the filter.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list(request.after ? { ...request, conditions: [] } : request),
      })),
  },
  'lost-on-the-way-back': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The query that reads backwards was written apart, and its conditions were forgotten.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) =>
          store.list(request.backward && request.collection === 'assets' ? { ...request, conditions: [] } : request),
      })),
  },
  'types-not-compared': {
    breaks: ['filtering.only-matching'],
    mistake:
      'The first page comes from a cache that knows no filter by mime_type; filters that are not known are documented to be refused.',
    applyTo: (parts) =>
      withRows(parts, 'assets', (request, list) => {
        if (request.after) return list(request);
        return list({
          ...request,
          conditions: request.conditions.filter(({ field }) => field !== 'mime_type'),
        });
      }),
  },
});
