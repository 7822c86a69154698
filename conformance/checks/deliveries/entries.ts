import { of_logs } from '../../arbitraries/wave-families.ts';
import {
  attemptsIn,
  entryTells,
  inJson,
  isTelling,
  type LoggedTrial,
  type LogItem,
  type NamedTrial,
  partsOfHeader,
} from '../../models/delivery-log.ts';
import { type LoggedRule, loggedRules } from '../../models/logged-rules.ts';
import type { DeliveryAttempt } from '../../models/trials.ts';
import { sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';

/** A delivery that is not there at all is told once, and not again for its ids and attempts. */
const isThere = ({ entries }: NamedTrial): boolean => entries.length > 0;

const rules = {
  'event-not-in-log': {
    clause: 'deliveries.one-for-each-match',
    message: 'A webhook was sent an event of which its log of deliveries has no entry.',
    isSeen: () => true,
    fault: (logged) =>
      isThere(logged)
        ? undefined
        : {
            expected: 'an entry that names the delivery, the run or the request',
            actual: `${logged.items.length} entries of others`,
          },
  },
  'delivery-without-id': {
    clause: 'deliveries.one-for-each-match',
    message: 'A delivery in the log has no id.',
    isSeen: isThere,
    fault: ({ entries }) =>
      entries.some(({ id }) => id === undefined || id === null) ? { expected: 'an id', actual: entries[0] } : undefined,
  },
  'delivery-without-attempt': {
    clause: 'deliveries.attempts',
    message: 'A delivery that arrived has no attempt in the log.',
    isSeen: isThere,
    // All entries of it are empty. Nothing can be said of attempts that stand at a place of the target's own.
    fault: ({ entries }) =>
      entries.every((entry) => attemptsIn(entry)?.length === 0)
        ? { expected: 'at least one attempt', actual: entries[0] }
        : undefined,
  },
  'delivery-not-in-log': {
    clause: 'deliveries.id-as-received',
    message: 'The delivery.id of a payload is the id of no delivery in the log of the webhook that received it.',
    isSeen: (logged) => isThere(logged) && deliveryIds(logged).length > 0,
    fault(logged) {
      const lacking = deliveryIds(logged).find((own) => !logged.items.some(({ id }) => sameId(id, own)));
      return lacking ? { expected: lacking, actual: `${logged.items.length} deliveries of other ids` } : undefined;
    },
  },
  'request-id-not-in-log': {
    clause: 'events.request-id-in-log',
    message: "The Service-Request-Id of an attempt is nowhere in the log of the webhook's deliveries.",
    // A short id may stand in a log by chance, and is missed all the same.
    isSeen: (logged) => isThere(logged) && (tellingIn(logged).length > 0 || unlogged(logged) !== undefined),
    fault(logged) {
      const lacking = unlogged(logged);
      const actual = `a log of ${logged.items.length} deliveries without it`;
      return lacking && { expected: lacking.request_id, actual };
    },
  },
  'request-id-under-another-delivery': {
    clause: 'events.request-id-correlates',
    message: 'The log shows the Service-Request-Id of an attempt with another delivery than the one that bore it.',
    isSeen: (logged) => shownIds(logged).length > 0,
    fault(logged, { all }) {
      const strayed = shownIds(logged).find(({ request_id }) => isUnderAnother(logged, request_id, all));
      return strayed && { expected: logged.trial.run.id, actual: holding(logged, strayed.request_id)[0] };
    },
  },
} satisfies Record<string, LoggedRule>;

/** Any place in the log will do for a request id; one beside the deliveries, or in entries that name none, shows nothing. */
export const logEntries = waveCheck({
  id: 'deliveries/entries',
  title: 'Every event that a webhook received has a delivery in its log, with its ids and at least one attempt',
  how: 'Each event that a webhook received must have an entry in its log, with the id of its payload, an attempt, and its request ids under no other delivery.',
  since: '0.1.0',
  ...of_logs,
  // An entry may be written down a little later than its attempt came.
  ...loggedRules(rules, { again: true }),
});

function deliveryIds({ attempts }: LoggedTrial): string[] {
  return attempts.flatMap(({ delivery_id }) => delivery_id ?? []);
}

type Named = DeliveryAttempt & { request_id: string };

function tellingIn({ attempts }: LoggedTrial): Named[] {
  return attempts.filter((attempt): attempt is Named => isTelling(attempt.request_id));
}

/** An attempt whose request id stands nowhere in the log. */
function unlogged({ attempts, text }: LoggedTrial): DeliveryAttempt | undefined {
  // An id may be a UUID, which is the same in capitals.
  const whole = text();
  const has = (id: string) => whole.includes(id.toLowerCase()) || whole.includes(inJson(id));
  return attempts.find(
    ({ request_id }) => request_id !== undefined && !has(request_id) && !partsOfHeader(request_id).every(has),
  );
}

/** Those that an entry of the log shows. */
function shownIds(logged: LoggedTrial): Named[] {
  return tellingIn(logged).filter(({ request_id }) => holding(logged, request_id).length > 0);
}

function holding({ items }: LoggedTrial, request_id: string): LogItem[] {
  return items.filter((item) => entryTells(item, [request_id]));
}

/** Every entry that shows it names another delivery of the same webhook, and none this one. */
function isUnderAnother(logged: LoggedTrial, request_id: string, all: readonly LoggedTrial[]): boolean {
  const found = holding(logged, request_id);
  const own = namesOf(logged);
  if (found.length === 0 || own.length === 0 || found.some((item) => entryTells(item, own))) return false;
  const others = all.filter((one) => one.webhook === logged.webhook && one.trial !== logged.trial).flatMap(namesOf);
  return found.every((item) => entryTells(item, others));
}

/** The run and the delivery. */
function namesOf(logged: LoggedTrial): string[] {
  const { id } = logged.trial.run;
  return [...(id === null ? [] : [id]), ...deliveryIds(logged)];
}
