import { requestIdScope } from '../../checks/events/request-id-scope.ts';
import { mutantsOf } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const mutants = mutantsOf(requestIdScope, {
  'callbacks-use-the-delivery': {
    breaks: ['events.request-id-scope'],
    mistake: 'Callbacks send the id of the delivery for want of another, against what is documented.',
    applyTo: (parts) =>
      withManners(parts, (manners) => ({ ...manners, callback: { ...manners.callback, request_id: 'delivery_id' } })),
  },
  'kept-by-webhooks': {
    breaks: ['events.request-id-scope'],
    mistake: 'The id of the first attempt is stored with the delivery and sent again, against what is documented.',
    applyTo: (parts) =>
      withManners(parts, (manners) => ({ ...manners, webhook: { ...manners.webhook, request_id: 'delivery' } })),
  },
});
