import { cursorCarries } from '../../checks/lists/cursor-carries.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(cursorCarries, {
  'flag-forgotten': {
    breaks: ['lists.cursor-url-carries'],
    mistake: 'The presign flag came later than the cursor URLs, and was not added to them.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        cursorUrl(request) {
          const { presign: _, ...query } = request.query;
          return dialect.cursorUrl({ ...request, query });
        },
      })),
  },
  'size-forgotten': {
    breaks: ['lists.cursor-url-carries'],
    mistake: 'The page size is no part of the cursor URL, so that page two has the default size.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        cursorUrl(request) {
          const { page_size: _, ...query } = request.query;
          return dialect.cursorUrl({ ...request, query });
        },
      })),
  },
});
