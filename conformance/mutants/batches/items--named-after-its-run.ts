import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namedAfterItsRun: Mutant = {
  id: 'batches/items--named-after-its-run',
  clauses: ['batches.item-read'],
  check: 'batches/items',
  mistake: 'The read of an item that ended well is joined with its run, whose id hides the one of the item.',
  applyTo: (parts) =>
    withRecord(parts, 'getBatchItem', (item) =>
      item.status_code === 'completed' ? { ...item, id: item.run_id ?? item.id } : item,
    ),
};
