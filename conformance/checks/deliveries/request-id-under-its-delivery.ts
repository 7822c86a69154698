import { of_logs } from '../../arbitraries/wave-families.ts';
import {
  entryTells,
  isTelling,
  type LoggedTrial,
  type LogItem,
  logControl,
  loggedTrials,
} from '../../models/delivery-log.ts';
import { brokenBy, type DeliveryAttempt } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

/** An id beside the deliveries, or in entries that name none, shows nothing: its place in the log is open. */
export const requestIdUnderItsDelivery = waveCheck({
  id: 'deliveries/request-id-under-its-delivery',
  title: 'The log shows a Service-Request-Id with the delivery that bore it',
  how: 'Each `Service-Request-Id` that a webhook received is looked for in its log: an entry that shows it must name the delivery or run that it came with.',
  clauses: ['events.request-id-correlates'],
  codes: {
    'request-id-under-another-delivery': {
      clause: 'events.request-id-correlates',
      message: 'The log shows the Service-Request-Id of an attempt with another delivery than the one that bore it.',
    },
  },
  since: '0.1.0',
  ...of_logs,
  control: logControl(
    (logged) => shownIds(logged).length > 0,
    'no entry of a log shows a Service-Request-Id that came',
  ),
  judge(trials, evidence, tally) {
    const all = loggedTrials(trials, evidence);
    const elsewhere = all.flatMap((logged) => {
      const attempt = shownIds(logged).find(({ request_id }) =>
        tally.compared(isUnderAnother(logged, request_id, all)),
      );
      return attempt ? [{ ...logged, attempt }] : [];
    });
    return brokenBy(tally, 'request-id-under-another-delivery', elsewhere, (first) => ({
      expected: first.trial.run.id,
      actual: holding(first, first.attempt.request_id)[0],
      operation: 'listWebhookDeliveries',
      again: true,
    }));
  },
});

type Named = DeliveryAttempt & { request_id: string };

function comparable({ attempts }: LoggedTrial): Named[] {
  return attempts.filter((attempt): attempt is Named => isTelling(attempt.request_id));
}

/** Those that an entry of the log shows. */
function shownIds(logged: LoggedTrial): Named[] {
  return comparable(logged).filter(({ request_id }) => holding(logged, request_id).length > 0);
}

function holding({ items }: LoggedTrial, request_id: string): LogItem[] {
  return items.filter((item) => entryTells(item, [request_id]));
}

/** Every entry that shows it names another delivery of the same webhook, and none this one. */
function isUnderAnother(logged: LoggedTrial, request_id: string, all: readonly LoggedTrial[]): boolean {
  const found = holding(logged, request_id);
  const own = namesOf(logged);
  if (found.length === 0 || own.length === 0 || found.some((item) => entryTells(item, own))) return false;
  const others = all.filter((one) => one.webhook === logged.webhook && one !== logged).flatMap(namesOf);
  return found.every((item) => entryTells(item, others));
}

/** The run and the delivery. */
function namesOf({ trial, attempts }: LoggedTrial): string[] {
  const ids = attempts.flatMap(({ delivery_id }) => delivery_id ?? []);
  return [...(trial.run.id === null ? [] : [trial.run.id]), ...ids];
}
