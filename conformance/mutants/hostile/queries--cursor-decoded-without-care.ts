import { crashing } from '../crashing.ts';
import type { Mutant } from '../mutant.ts';

export const cursorDecodedWithoutCare: Mutant = {
  id: 'hostile/queries--cursor-decoded-without-care',
  clauses: ['errors.no-server-error'],
  check: 'hostile/queries',
  mistake: 'What a cursor holds is parsed as JSON without care.',
  applyTo: (parts) =>
    crashing(parts, ({ operation, query }) => operation === 'listBatchItems' && /[^\w-]/.test(query.cursor ?? '')),
};
