import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const presignForgotten: Mutant = {
  id: 'lists/cursor-carries--flag-forgotten',
  clauses: ['lists.cursor-url-carries'],
  check: 'lists/cursor-carries',
  mistake: 'The presign flag came later than the cursor URLs, and was not added to them.',
  applyTo(parts) {
    const { dialect } = parts;
    return {
      ...parts,
      dialect: exchanged(dialect, {
        cursorUrl(request) {
          const { presign: _, ...query } = request.query;
          return dialect.cursorUrl({ ...request, query });
        },
      }),
    };
  },
};
