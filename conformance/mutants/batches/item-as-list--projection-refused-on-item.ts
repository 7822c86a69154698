import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const projectionRefusedOnItem: Mutant = {
  id: 'batches/item-as-list--projection-refused-on-item',
  clauses: ['batches.item-read-as-list'],
  check: 'batches/item-as-list',
  mistake: 'The read of one item knows no projection, and refuses what the list takes.',
  applyTo: (parts) =>
    withAsked(parts, 'getBatchItem', (query) => {
      if (query.fields !== undefined) throw new Refused('invalid');
      return query;
    }),
};
