import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const eventCodesCut: Mutant = {
  id: 'pagination/other-lists--event-codes-cut',
  clauses: ['pagination.walk-complete', 'pagination.walk-ends'],
  check: 'pagination/other-lists',
  mistake: 'The cursor of event types has room for eight letters, and codes are longer.',
  applyTo: (parts) =>
    withRows(parts, 'event_types', ({ after, ...request }, list) => {
      const cut = (value: string) => value.slice(0, 8);
      const values = after?.values.map((value) => (typeof value === 'string' ? cut(value) : value)) ?? [];
      return list({ ...request, ...(after && { after: { values, id: cut(after.id) } }) });
    }),
};
