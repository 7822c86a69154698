import { schemaCheck } from '../../checks/schema/operation.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listWebhookDeliveries'), {
  'cut-off-at-the-end': {
    breaks: ['document.json'],
    mistake: 'The log is streamed, and its end is lost.',
    applyTo: (parts) =>
      withWire(parts, 'listWebhookDeliveries', (wire) => ({ ...wire, body: (wire.body ?? '').slice(0, -1) })),
  },
});
