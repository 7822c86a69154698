import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idOfEmbeddedRun: Mutant = {
  id: 'requests/getBatchItem--id-of-the-embedded-run',
  clauses: ['batches.item-read'],
  check: 'requests/getBatchItem',
  mistake: 'Item and run are merged into one record before the run is put inside it, and the later id wins.',
  applyTo: (parts) => withRecord(parts, 'getBatchItem', (item) => (item.run ? { ...item, id: item.run_id } : item)),
};
