import { fanOut } from '../../checks/webhooks/fan-out.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(fanOut, {
  'callbacks-last': {
    obeys: ['webhooks.fan-out', 'events.matching-delivered', 'callbacks.once'],
    what: 'The webhook that was made last is told first, and the callback when all webhooks have been.',
    applyTo: (parts) => withDeliveries(parts, (deliveries) => deliveries.toReversed()),
  },
});
