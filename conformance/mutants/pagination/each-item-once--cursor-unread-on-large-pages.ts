import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const cursorUnreadOnLargePages: Mutant = {
  id: 'pagination/each-item-once--cursor-unread-on-large-pages',
  clauses: ['pagination.cursor'],
  check: 'pagination/each-item-once',
  mistake: 'Pages of more than three items come from the service that fills the gallery, which knows no cursors.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', ({ cursor, ...query }) =>
      Number(query.page_size) > 3 ? query : { ...query, cursor },
    ),
};
