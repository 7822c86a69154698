import { attemptsAsReceived } from '../../checks/deliveries/attempts-as-received.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const mutants = mutantsOf(attemptsAsReceived, {
  'last-in-vain-lost': {
    breaks: ['deliveries.attempts-as-received'],
    mistake: 'Giving a delivery up ends the job before its last attempt is written down.',
    applyTo: (parts) =>
      withAttempts(parts, (attempts) => {
        const last = attempts.at(-1);
        return last && !last.succeeded && last.next_retry_at === null ? attempts.slice(0, -1) : attempts;
      }),
  },
  'none-where-one-succeeded': {
    breaks: ['deliveries.attempts-as-received'],
    mistake:
      'Attempts are joined to a delivery by the time of the next one, so that one which succeeded at once has none.',
    applyTo: (parts) =>
      withRecord(parts, 'listWebhookDeliveries', (item) => {
        const [first, ...others] = item.attempts as { succeeded?: unknown }[];
        return first?.succeeded === true && others.length === 0 ? { ...item, attempts: null } : item;
      }),
  },
  'success-kept-twice': {
    breaks: ['deliveries.attempts-as-received'],
    mistake: 'An attempt that succeeds after a failure is written down by the repeat and by the delivery.',
    applyTo: (parts) =>
      withAttempts(parts, (attempts) =>
        attempts.length > 1 ? [...attempts, ...attempts.slice(-1).filter(({ succeeded }) => succeeded)] : attempts,
      ),
  },
});
