import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('updateBalance'), {
  'updated-at-required': {
    obeys: ['billing.update'],
    what: 'An update must say when the balance was last changed, and one that says another time is refused with the balance as it is.',
    apart: {
      'billing/organization-only--asked-again-is-meant': 'of several updates at once none knows of the last change',
      'billing/organization-only--thresholds-of-a-copy':
        'when the balance was last changed shows in refusals, a while later',
      'everywhere/times--every-form': 'no time that it shows is written as it takes one',
    },
    untold: ['billing.updated_at'],
    applyTo: (parts) => withRefusal(parts, 'updateBalance', (_, { updated_at }) => updated_at === undefined),
  },
});
