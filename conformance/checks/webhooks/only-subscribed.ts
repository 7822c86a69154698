import { timeline } from '../../models/deliveries.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import {
  eventOfAttempt,
  eventOfRecord,
  hasArrived,
  hasEnded,
  isMissed,
  isSubscribed,
  partsFor,
  webhookScenario,
} from '../../models/fan-out.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import { event_codes } from '../../suite/scenario.ts';
import type { Tally } from '../../suite/tally.ts';

export const onlySubscribed = waveCheck({
  id: 'webhooks/only-subscribed',
  title: 'A webhook receives the events that it is subscribed to, and no others',
  how: 'Webhooks with one event each, and some with two, are told of runs of every end: their events come, and nothing else.',
  clauses: ['webhooks.only-subscribed', 'webhooks.deliver-matching'],
  codes: {
    'unsubscribed-event': {
      clause: 'webhooks.only-subscribed',
      message: 'A webhook was sent an event that it is not subscribed to.',
    },
    'subscribed-not-told': {
      clause: 'webhooks.deliver-matching',
      message: 'A webhook was not told of an event that it is subscribed to, while another webhook was.',
    },
  },
  since: '0.1.0',
  operations: webhook_operations,
  scenarios(facts) {
    const parts = partsFor(facts);
    const narrow = event_codes.flatMap((event) => parts.map((run) => webhookScenario(run, [event])));
    // Of a list, neither the first nor the last alone.
    const paired = [
      ...parts.map((run) => webhookScenario(run, ['run.completed', 'run.failed'])),
      ...(['succeeds', 'cancels'] as const).map((run) => webhookScenario(run, ['run.failed', 'run.cancelled'])),
    ];
    return table([...narrow, ...paired, ...parts.map((run) => webhookScenario(run))]);
  },
  control(trials, _evidence, found) {
    if (found.length > 0) return undefined;
    const quiet = trials.filter((trial) => hasEnded(trial) && !isSubscribed(trial, eventOfRecord(trial)));
    if (quiet.length === 0) return 'no run ended with an event that one of the webhooks is not subscribed to';
    const deaf = trials.find((trial) => isSubscribed(trial, eventOfRecord(trial)) && !hasArrived(trial));
    return deaf && `a webhook was not told of ${eventOfRecord(deaf)}, which it is subscribed to, nor was any other`;
  },
  judge: (trials, _evidence, tally) => [...judgeUnwanted(trials, tally), ...judgeMissed(trials, tally)],
});

function unwanted(trial: Trial): string | undefined {
  for (const attempt of trial.attempts) {
    const event = eventOfAttempt(trial, attempt);
    if (event !== undefined && !isSubscribed(trial, event)) return event;
  }
  return undefined;
}

function judgeUnwanted(trials: readonly Trial[], tally: Tally): Mismatch[] {
  const wrong = trials.filter((trial) => tally.compared(unwanted(trial) !== undefined));
  const [first] = wrong;
  if (!first) return [];
  const list = first.webhook?.events.join(', ') || 'no event';
  return tally.broken('unsubscribed-event', {
    message: `a webhook that is subscribed to ${list} was sent ${unwanted(first)}`,
    expected: `no event but ${list}`,
    actual: timeline(first.attempts),
    shown_by: wrong.map(({ index }) => index),
  });
}

/** Each with another webhook that was told of a run that ended in the same way. */
function missed(trials: readonly Trial[]): [lacking: Trial, heard: Trial][] {
  return trials.filter(isMissed).flatMap((lacking): [Trial, Trial][] => {
    const heard = trials.find((other) => hasArrived(other) && eventOfRecord(other) === eventOfRecord(lacking));
    return heard ? [[lacking, heard]] : [];
  });
}

function judgeMissed(trials: readonly Trial[], tally: Tally): Mismatch[] {
  const pairs = missed(trials);
  const [first] = pairs;
  if (!first) return [];
  const [{ missing, webhook }] = first;
  const event = eventOfRecord(first[0]);
  return tally.broken('subscribed-not-told', {
    message: `a webhook that is subscribed to ${webhook?.events.join(', ')} was not told of ${event} within ${missing?.watched_s} s, while another webhook was`,
    expected: `an attempt that tells of ${event}`,
    actual: 'no attempt',
    shown_by: [...new Set(pairs.flat().map(({ index }) => index))],
    again: true,
  });
}
