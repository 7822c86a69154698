import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const deliveriesOfOneSecond: Mutant = {
  id: 'pagination/other-lists--deliveries-of-one-second',
  clauses: ['pagination.walk-complete'],
  check: 'pagination/other-lists',
  mistake:
    'The cursor of the log is a time in whole seconds: of the deliveries of one second, those behind a page are lost.',
  applyTo: (parts) =>
    withRows(parts, 'deliveries', async (request, list) => {
      const { after, backward, page_size } = request;
      if (!after || backward) return list(request);
      const second = String(after.values[0]).slice(0, 19);
      const { rows } = await list({ ...request, page_size: 500 });
      const others = rows.filter(({ created_at }) => String(created_at).slice(0, 19) !== second);
      return { rows: others.slice(0, page_size), more: others.length > page_size };
    }),
};
