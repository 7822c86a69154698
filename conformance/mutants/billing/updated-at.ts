import { Refused } from '../../../src/server/refused.ts';
import { updatedAtOfBalance } from '../../checks/billing/updated-at.ts';
import { withHandlers } from '../changed-parts.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(updatedAtOfBalance, {
  'conflict-told-behind-the-write': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The time of the last change is compared when the threshold has been written.',
    applyTo: (parts) =>
      withHandlers(parts, ({ updateBalance }) => ({
        async updateBalance(call) {
          try {
            return await updateBalance(call);
          } catch (error) {
            const { updated_at: _, ...body } = call.request.body as Record<string, unknown>;
            if (error instanceof Refused && error.refusal === 'stale_record')
              await updateBalance({ ...call, request: { ...call.request, body } });
            throw error;
          }
        },
      })),
  },
  'older-is-no-matter': {
    breaks: ['billing.updated-at'],
    mistake: 'The comparison is the wrong way round: only a time later than that of the record is refused.',
    applyTo: (parts) =>
      withBody(parts, 'updateBalance', ({ updated_at, ...body }) =>
        Date.parse(String(updated_at)) > parts.clock.now_ms() ? { ...body, updated_at } : body,
      ),
  },
});
