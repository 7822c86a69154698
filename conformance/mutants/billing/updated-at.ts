import { updatedAtOfBalance } from '../../checks/billing/updated-at.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(updatedAtOfBalance, {
  'older-is-no-matter': {
    breaks: ['billing.updated-at'],
    mistake: 'The comparison is the wrong way round: only a time later than that of the record is refused.',
    applyTo: (parts) =>
      withBody(parts, 'updateBalance', ({ updated_at, ...body }) =>
        Date.parse(String(updated_at)) > parts.clock.now_ms() ? { ...body, updated_at } : body,
      ),
  },
});
