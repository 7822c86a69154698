import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const itemPagesByTheirPath: Mutant = {
  id: 'lists/pages--items-by-their-path',
  clauses: ['lists.cursor-url-form'],
  check: 'lists/pages',
  mistake: 'The batch service does not know under which host it is reached, and leaves it out of its URLs.',
  applyTo(parts) {
    const { dialect } = parts;
    return {
      ...parts,
      dialect: exchanged(dialect, {
        cursorUrl(request) {
          const url = dialect.cursorUrl(request);
          return request.operation === 'listBatchItems' ? url.slice(new URL(url).origin.length) : url;
        },
      }),
    };
  },
};
