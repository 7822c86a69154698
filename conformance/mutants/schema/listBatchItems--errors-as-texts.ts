import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const itemErrorsAsTexts: Mutant = {
  id: 'schema/listBatchItems--errors-as-texts',
  clauses: ['types.batch-item-fields'],
  check: 'schema/listBatchItems',
  mistake: 'What went wrong is told in words where something did.',
  applyTo: (parts) => withRecord(parts, 'listBatchItems', (item) => (item.error ? { ...item, error: 'failed' } : item)),
};
