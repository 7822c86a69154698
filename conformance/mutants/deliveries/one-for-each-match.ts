import type { Attempt } from '../../../src/contract/types.ts';
import { oneForEachMatch } from '../../checks/deliveries/one-for-each-match.ts';
import { mutantsOf } from '../mutant.ts';
import { withAttempts, withItems } from '../other-log.ts';

export const mutants = mutantsOf(oneForEachMatch, {
  'attempts-cleared-at-success': {
    breaks: ['deliveries.attempts'],
    mistake: 'A delivery that succeeded after repeats forgets its attempts.',
    applyTo: (parts) =>
      withAttempts(parts, (attempts) => (attempts.length > 1 && attempts.at(-1)?.succeeded ? [] : attempts)),
  },
  'canceled-unlisted': {
    breaks: ['deliveries.one-for-each-match'],
    mistake: 'The log is joined with the results of runs, and a canceled run has none.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) => items.filter(({ event }) => event !== 'run.cancelled')),
  },
  'exhausted-moved-away': {
    breaks: ['deliveries.attempts'],
    mistake: 'A delivery that failed to the last is moved to a table for dead letters, together with its attempts.',
    applyTo: (parts) =>
      withAttempts(parts, (attempts) => {
        const last = attempts.at(-1);
        return last && !last.succeeded && last.next_retry_at === null ? [] : attempts;
      }),
  },
  'failures-without-an-id': {
    breaks: ['deliveries.one-for-each-match'],
    mistake: 'Events of failed runs are logged by another part, which gives its entries no id.',
    applyTo(parts) {
      const changed = (items: readonly Record<string, unknown>[]) =>
        items.map((item) => (item.event === 'run.failed' ? { ...item, id: null } : item));
      return withItems(withItems(parts, 'listWebhookDeliveries', changed), 'listAllDeliveries', changed);
    },
  },
  'successes-dropped': {
    breaks: ['deliveries.one-for-each-match'],
    mistake: 'A delivery that succeeds at once is not kept, since nobody will ask for it.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) =>
        items.filter(({ attempts }) => !(attempts as Attempt[])[0]?.succeeded),
      ),
  },
  'unanswered-at-first': {
    breaks: ['deliveries.attempts'],
    mistake:
      'A delivery gets its list of attempts with its first answer, and where that did not come nothing can be added to it.',
    applyTo: (parts) => withAttempts(parts, (attempts) => (attempts[0]?.status_code === null ? [] : attempts)),
  },
});
