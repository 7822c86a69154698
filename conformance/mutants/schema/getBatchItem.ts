import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { withProblemsAs } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getBatchItem'), {
  'filter-refused-by-the-other-envelope': {
    breaks: ['errors.validation-envelope'],
    mistake: 'The read takes the list’s code, and its errors with it.',
    applyTo: (parts) => withProblemsAs(parts, 'getBatchItem', 'listAssets'),
  },
  'place-as-text': {
    breaks: ['types.batch-item-fields'],
    mistake: 'Integers of 64 bits leave the database as texts.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) => ({ ...item, sequence_index: String(item.sequence_index) })),
  },
});
