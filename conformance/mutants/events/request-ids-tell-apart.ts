import { requestIdsTellApart } from '../../checks/events/request-ids-tell-apart.ts';
import { mutantsOf } from '../mutant.ts';
import { withRequestIds } from '../other-request-ids.ts';

const worker_id = '7d0c2c54-5f63-4a71-9a3e-2f1b8f0f6f11';

export const mutants = mutantsOf(requestIdsTellApart, {
  'id-of-the-worker': {
    breaks: ['events.request-id-correlates'],
    mistake: 'The id is drawn once when the worker starts, and every event bears it; the log shows it faithfully.',
    applyTo: (parts) => withRequestIds(parts, () => worker_id),
  },
  'of-repeats-alone': {
    breaks: ['events.request-id-correlates'],
    mistake: 'A repeat runs under the id of the job that tries again, whatever it repeats.',
    applyTo: (parts) => withRequestIds(parts, (own, _, number) => (number === 1 ? own : worker_id)),
  },
});
