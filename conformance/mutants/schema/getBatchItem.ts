import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { asPage, objectIn, withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getBatchItem'), {
  'context-as-text': {
    breaks: ['errors.validation-envelope'],
    mistake: 'The context of what was found wrong is written into a column for texts, and answered as it stands there.',
    applyTo: (parts) =>
      withProblem(parts, 'getBatchItem', (wire) => {
        const body = objectIn(wire);
        if (!Array.isArray(body?.detail)) return wire;
        const detail = body.detail.map((entry: object) => ({ ...entry, ctx: 'limit_value=500' }));
        return { ...wire, body: JSON.stringify({ ...body, detail }) };
      }),
  },
  'place-as-text': {
    breaks: ['types.batch-item-fields'],
    mistake: 'Integers of 64 bits leave the database as texts.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) => ({ ...item, sequence_index: String(item.sequence_index) })),
  },
  'unknown-as-a-page': {
    breaks: ['errors.validation-envelope'],
    mistake: 'An unknown record is answered by the page that the framework has for people.',
    applyTo: (parts) =>
      withProblem(parts, 'getBatchItem', (wire, { refusal }) => (refusal === 'not_found' ? asPage(wire) : wire)),
  },
});
