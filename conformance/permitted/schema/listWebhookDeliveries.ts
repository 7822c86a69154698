import { schemaCheck } from '../../checks/schema/operation.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { withAttempts } from '../../mutants/other-log.ts';
import { permittedOf } from '../permitted.ts';
import { apart_from_untold_sizes } from '../untold-sizes.ts';

export const permitted = permittedOf(schemaCheck('listWebhookDeliveries'), {
  'attempts-of-other-types': {
    obeys: ['types.attempt-fields'],
    what: 'An attempt tells its time in fractions of a millisecond, and shows the answer of the receiver as an object.',
    applyTo: (parts) =>
      withAttempts(parts, (attempts) =>
        attempts.map((attempt) => ({
          ...attempt,
          response_time_ms: 12.25 as never,
          response_body: { text: attempt.response_body, is_cut: false } as never,
        })),
      ),
  },
  'wrapped-in-deliveries': {
    obeys: ['webhooks.deliveries'],
    what: 'The deliveries of a webhook stand in an object under a name of their own, without pages.',
    choices: { events: { for: { listWebhookDeliveries: { delivery_lists: { answer: 'array' } } } } },
    apart: apart_from_untold_sizes,
    untold: ['events.delivery_lists'],
    applyTo: (parts) =>
      withWire(parts, 'listWebhookDeliveries', (wire) => ({ ...wire, body: `{"deliveries":${wire.body}}` })),
  },
});
