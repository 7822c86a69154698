import { feedbackBody } from '../../checks/feedback/body.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(feedbackBody, {
  'reason-always-needed': {
    obeys: ['feedback.body', 'feedback.refusal-changes-nothing'],
    what: 'A rating without a reason is refused, whether it is positive or negative.',
    applyTo: (parts) =>
      withRefusal(
        parts,
        'rateRun',
        (_, { is_positive, reason }) => typeof is_positive === 'boolean' && typeof (reason ?? undefined) !== 'string',
      ),
  },
});
