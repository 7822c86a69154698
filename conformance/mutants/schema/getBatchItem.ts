import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getBatchItem'), {
  'filter-refused-by-the-other-envelope': {
    breaks: ['errors.validation-envelope'],
    mistake: 'The read takes the list’s code, and its errors with it.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem: (operation, reply) =>
          dialect.encodeProblem(operation === 'getBatchItem' ? 'listAssets' : operation, reply),
      })),
  },
  'place-as-text': {
    breaks: ['types.batch-item-fields'],
    mistake: 'Integers of 64 bits leave the database as texts.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) => ({ ...item, sequence_index: String(item.sequence_index) })),
  },
});
