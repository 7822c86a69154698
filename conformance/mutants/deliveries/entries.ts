import type { Attempt } from '../../../src/contract/types.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { logEntries } from '../../checks/deliveries/entries.ts';
import { mutantsOf } from '../mutant.ts';
import { withAttempts, withItems, withRecorded } from '../other-log.ts';

type Item = Record<string, unknown>;

export const mutants = mutantsOf(logEntries, {
  'attempts-cleared-at-success': {
    breaks: ['deliveries.attempts'],
    mistake: 'A delivery that succeeded after repeats forgets its attempts.',
    applyTo: (parts) => withoutAttempts(parts, (attempts) => attempts.length > 1 && attempts.at(-1)!.succeeded),
  },
  'exhausted-moved-away': {
    breaks: ['deliveries.attempts'],
    mistake: 'A delivery that failed to the last is moved to a table for dead letters, together with its attempts.',
    applyTo: (parts) =>
      withoutAttempts(parts, (attempts) => {
        const last = attempts.at(-1);
        return last?.succeeded === false && last.next_retry_at === null;
      }),
  },
  'unanswered-at-first': {
    breaks: ['deliveries.attempts'],
    mistake:
      'A delivery gets its list of attempts with its first answer, and where that did not come nothing can be added to it.',
    applyTo: (parts) => withoutAttempts(parts, ([first]) => first?.status_code === null),
  },
  'canceled-unlisted': {
    breaks: ['deliveries.one-for-each-match'],
    mistake: 'The log is joined with the results of runs, and a canceled run has none.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) => items.filter(({ event }) => event !== 'run.cancelled')),
  },
  'failures-without-an-id': {
    breaks: ['deliveries.one-for-each-match'],
    mistake: 'Events of failed runs are logged by another part, which gives its entries no id.',
    applyTo(parts) {
      const changed = (items: readonly Item[]) =>
        items.map((item) => (item.event === 'run.failed' ? { ...item, id: null } : item));
      return withItems(withItems(parts, 'listWebhookDeliveries', changed), 'listAllDeliveries', changed);
    },
  },
  'successes-dropped': {
    breaks: ['deliveries.one-for-each-match'],
    mistake: 'A delivery that succeeds at once is not kept, since nobody will ask for it.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) => items.filter((item) => !attemptsOf(item)[0]?.succeeded)),
  },
  'another-when-repeated': {
    breaks: ['deliveries.id-as-received'],
    mistake: 'A repeat is kept as a new row, whose key the log shows.',
    applyTo: (parts) => withOtherIds(parts, (attempts) => attempts.length > 1),
  },
  'number-of-the-row': {
    breaks: ['deliveries.id-as-received'],
    mistake: 'The log shows the key of its own row, which is not what payloads name.',
    applyTo: (parts) => withOtherIds(parts, () => true),
  },
  'written-down-later': {
    breaks: ['deliveries.id-as-received'],
    mistake:
      'A delivery whose first attempt got no answer is written down by the job that repeats it, under an id that this one draws.',
    applyTo: (parts) => withOtherIds(parts, ([first]) => first?.status_code === null),
  },
  'drawn-anew': {
    breaks: ['events.request-id-in-log'],
    mistake: 'The log draws a request id of its own, and not the one that was sent.',
    applyTo: (parts) => withOtherRequestIds(parts, () => true),
  },
  'not-of-redirects': {
    breaks: ['events.request-id-in-log'],
    mistake: 'Redirects are written down by the HTTP client, which knows its own request ids only.',
    applyTo: (parts) => withOtherRequestIds(parts, ({ status_code }) => status_code?.startsWith('3') === true),
  },
  'of-answered-ones': {
    breaks: ['events.request-id-in-log'],
    mistake: 'The request id is written down with the answer, so that attempts without one have none.',
    applyTo: (parts) => withOtherRequestIds(parts, ({ status_code }) => status_code === null),
  },
  'joined-by-position': {
    breaks: ['events.request-id-correlates'],
    mistake: 'Deliveries and request ids are read in two queries and joined by their place, one sorted the other way.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) => {
        const ids = items.map(idsOf).toReversed();
        return items.map((item, index) => withIds(item, ids[index] ?? []));
      }),
  },
});

function withoutAttempts(parts: Parts, of: (attempts: readonly Attempt[]) => boolean): Parts {
  return withAttempts(parts, (attempts) => (of(attempts) ? [] : attempts));
}

/** The log of a webhook shows other ids than payloads name. */
function withOtherIds(parts: Parts, of: (attempts: readonly Attempt[]) => boolean): Parts {
  return withItems(parts, 'listWebhookDeliveries', (items) =>
    items.map((item) => (of(attemptsOf(item)) ? { ...item, id: parts.random.uuid() } : item)),
  );
}

function withOtherRequestIds(parts: Parts, of: (attempt: Attempt) => boolean): Parts {
  return withRecorded(parts, (attempt) => (of(attempt) ? { ...attempt, request_id: parts.random.uuid() } : attempt));
}

function attemptsOf(item: Item): Attempt[] {
  return (item.attempts ?? []) as Attempt[];
}

function idsOf(item: Item): string[] {
  return attemptsOf(item).map(({ request_id }) => request_id);
}

/** The attempts of an entry under the ids of another; where those are fewer, the rest keep none of their own. */
function withIds(item: Item, ids: readonly string[]): Item {
  const [, ...more] = attemptsOf(item);
  const spare = ids.slice(more.length + 1);
  const attempts = attemptsOf(item).map((attempt, index) => ({ ...attempt, request_id: ids[index] ?? '' }));
  return { ...item, attempts, ...(spare.length > 0 && { more_requests: spare }) };
}
