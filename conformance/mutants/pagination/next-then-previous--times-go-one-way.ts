import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const timesGoOneWay: Mutant = {
  id: 'pagination/next-then-previous--times-go-one-way',
  clauses: ['pagination.backward-flag'],
  check: 'pagination/next-then-previous',
  mistake: 'Lists in the order of time are read from a log, which can only be gone through in one direction.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', (query) => {
      const by_time = !Array.isArray(query.sort) || query.sort[0]?.field === 'created_at';
      return query.cursor !== undefined && by_time ? { ...query, backward: false } : query;
    }),
};
