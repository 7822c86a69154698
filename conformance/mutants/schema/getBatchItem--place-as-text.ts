import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const itemPlaceAsText: Mutant = {
  id: 'schema/getBatchItem--place-as-text',
  clauses: ['types.batch-item-fields'],
  check: 'schema/getBatchItem',
  mistake: 'Integers of 64 bits leave the database as texts.',
  applyTo: (parts) =>
    withRecord(parts, 'getBatchItem', (item) => ({ ...item, sequence_index: String(item.sequence_index) })),
};
