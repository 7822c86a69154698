import type { Parts } from '../../../src/server/parts.ts';
import { cursorCarries } from '../../checks/lists/cursor-carries.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

function withForgotten(parts: Parts, role: 'presign' | 'page_size'): Parts {
  return withPart(parts, 'dialect', (dialect) => ({
    cursorUrl: (request) => dialect.cursorUrl({ ...request, query: { ...request.query, [role]: undefined } }),
  }));
}

export const mutants = mutantsOf(cursorCarries, {
  'flag-forgotten': {
    breaks: ['lists.cursor-url-carries'],
    mistake: 'The presign flag came later than the cursor URLs, and was not added to them.',
    applyTo: (parts) => withForgotten(parts, 'presign'),
  },
  'size-forgotten': {
    breaks: ['lists.cursor-url-carries'],
    mistake: 'The page size is no part of the cursor URL, so that page two has the default size.',
    applyTo: (parts) => withForgotten(parts, 'page_size'),
  },
});
