import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listEventTypes'), {
  'scope-of-administrators': {
    breaks: ['webhooks.event-types'],
    mistake: 'The list of event types belongs to the pages of administrators, whose tokens alone are let in.',
    applyTo: (parts) => withRefusal(parts, 'listEventTypes', () => true, 'missing_scope'),
  },
});
