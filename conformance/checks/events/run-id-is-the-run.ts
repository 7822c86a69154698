import { valueAt } from '../../../src/choices/pointers.ts';
import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import {
  attemptsOfTrials,
  eventDue,
  eventOf,
  payloadOf,
  payloadPointer,
  shownBy,
  whyPartUnseen,
} from '../../models/events.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import { event_codes } from '../../suite/scenario.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

const clause = 'events.run-id-is-the-run';

export const runIdIsTheRun = waveCheck({
  id: 'events/run-id-is-the-run',
  title: 'run_id is the run that ended, and a read of it shows that end',
  how: 'A callback comes to a URL that one run alone was given, and must tell of that run, which is then read and must have ended. A webhook delivery may hold the run itself, and must agree with the read.',
  clauses: [clause],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge: (trials, { facts }, tally) => [
    ...otherRuns(trials, tally),
    ...otherPayloads(trials, facts, tally),
    ...otherEnds(trials, facts, tally),
  ],
  control: (trials, { facts }) =>
    otherRuns(trials, uncounted).length > 0 ? undefined : whyPartUnseen('run_id', trials, facts),
});

/** The id of one run at the URL of another. */
function otherRuns(trials: readonly Trial[], tally: Tally): Mismatch[] {
  const wrong = attemptsOfTrials(trials).filter(
    ({ trial, attempt }) => attempt.run_id !== undefined && tally.compared(attempt.run_id !== trial.run.id),
  );
  const found = wrong.length > 0 ? wrong : strayed(trials);
  const [first] = found;
  if (!first) return [];
  const about = {
    code: 'another-run',
    clause,
    message: 'an event at the callback_url of one run holds the run_id of another',
    expected: wrong.length > 0 ? first.trial.run.id : 'the run that the callback_url belongs to',
    actual: first.attempt.run_id,
  };
  return [shownBy(found, about)];
}

/** What told of a run at the URL of one that is not among these. */
function strayed(trials: readonly Trial[]) {
  const called = trials.filter(({ scenario }) => scenario.channel !== 'none');
  return called.flatMap((trial) => trial.elsewhere.map((attempt) => ({ trial, attempt })));
}

/** The payload holds one run, and the id of another one that was dispatched here. */
function otherPayloads(trials: readonly Trial[], facts: Facts, tally: Tally): Mismatch[] {
  const place = payloadPointer('run', facts);
  if (place === null) return [];
  const known = new Set<unknown>(trials.map(({ run }) => run.id));
  const found = attemptsOfTrials(trials).flatMap(({ trial, attempt }) => {
    const id = valueAt(payloadOf(attempt), `${place}/id`);
    return attempt.run_id === trial.run.id && known.has(id) && tally.compared(id !== attempt.run_id)
      ? [{ trial, attempt, id }]
      : [];
  });
  const [first] = found;
  if (!first) return [];
  const message = 'the run_id of a payload is not the id of the run that the payload holds';
  return [
    shownBy(found, { code: 'not-the-run-it-holds', clause, message, expected: first.id, actual: first.attempt.run_id }),
  ];
}

/** A read of the run shows another end than the event names. */
function otherEnds(trials: readonly Trial[], facts: Facts, tally: Tally): Mismatch[] {
  const found = attemptsOfTrials(trials).flatMap((told) => {
    const event = eventOf(told.attempt, facts);
    const due = eventDue(told.trial, trials);
    const is_other = due !== undefined && event_codes.some((code) => code === event) && tally.compared(event !== due);
    return is_other && told.attempt.run_id === told.trial.run.id ? [{ ...told, event, due }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const { status_code } = first.trial.record ?? {};
  const message = `the run that run_id names has the status_code ${status_code}, while the event is ${first.event}`;
  return [shownBy(found, { code: 'another-end', clause, message, expected: first.due, actual: first.event })];
}
