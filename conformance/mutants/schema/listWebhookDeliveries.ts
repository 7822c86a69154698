import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listWebhookDeliveries'), {
  'cut-off-at-the-end': {
    breaks: ['document.json'],
    mistake: 'The log is streamed, and its end is lost.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeReply(request, reply) {
          const wire = dialect.encodeReply(request, reply);
          return request.operation === 'listWebhookDeliveries'
            ? { ...wire, body: (wire.body ?? '').slice(0, -1) }
            : wire;
        },
      })),
  },
});
