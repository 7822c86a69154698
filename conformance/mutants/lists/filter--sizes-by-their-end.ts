import type { Mutant } from '../mutant.ts';
import { withRows } from './found-rows.ts';

const kept = (size: unknown) => String(size).slice(-5);

export const sizesByTheirEnd: Mutant = {
  id: 'lists/filter--sizes-by-their-end',
  clauses: ['filtering.only-matching'],
  check: 'lists/filter',
  mistake: 'Sizes are looked up in a column of five digits, into which larger ones go without those in front.',
  applyTo: (parts) =>
    withRows(parts, 'assets', async (request, list) => {
      const { conditions, page_size } = request;
      const asked = conditions.find(({ field, operator }) => field === 'size_bytes' && operator === 'eq');
      if (!asked) return list(request);
      const others = conditions.filter((condition) => condition !== asked);
      const all = await list({ ...request, conditions: others, page_size: 500 });
      const rows = all.rows.filter(({ size_bytes }) => kept(size_bytes) === kept(asked.value));
      return { rows: rows.slice(0, page_size), more: rows.length > page_size };
    }),
};
