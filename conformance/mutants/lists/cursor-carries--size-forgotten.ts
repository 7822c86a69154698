import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const sizeForgotten: Mutant = {
  id: 'lists/cursor-carries--size-forgotten',
  clauses: ['lists.cursor-url-carries'],
  check: 'lists/cursor-carries',
  mistake: 'The page size is no part of the cursor URL, so that page two has the default size.',
  applyTo(parts) {
    const { dialect } = parts;
    return {
      ...parts,
      dialect: exchanged(dialect, {
        cursorUrl(request) {
          const { page_size: _, ...query } = request.query;
          return dialect.cursorUrl({ ...request, query });
        },
      }),
    };
  },
};
