import { requestCheck } from '../../checks/requests/operation.ts';
import { emptyBelowNothing } from '../empty-below-nothing.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('listWebhookDeliveries'), {
  'empty-below-nothing': {
    obeys: ['webhooks.deliveries-of-the-webhook'],
    what: 'The log is searched for an id, whatever that is: below one that no webhook has, the list is empty.',
    applyTo: (parts) => emptyBelowNothing(parts, 'listWebhookDeliveries', 'webhook_id'),
  },
});
