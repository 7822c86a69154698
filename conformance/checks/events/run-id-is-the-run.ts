import { valueAt } from '../../../src/choices/pointers.ts';
import { of_events } from '../../arbitraries/wave-families.ts';
import { attemptsOfTrials, eventDue, eventOf, payloadOf, payloadPointer, whyPartUnseen } from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import { event_codes } from '../../suite/scenario.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

const clause = 'events.run-id-is-the-run';

const codes = {
  'run-id-of-another-run': {
    clause,
    message: 'An event at the callback_url of one run holds the run_id of another.',
  },
  'run-id-differs-from-run': {
    clause,
    message: 'The run_id of a payload is not the id of the run that the payload holds.',
  },
  'wrong-event': { clause, message: 'The run that run_id names has another end than the event tells.' },
} satisfies Codes;
type Code = keyof typeof codes;

export const runIdIsTheRun = waveCheck({
  id: 'events/run-id-is-the-run',
  title: 'run_id is the run that ended, and a read of it shows that end',
  how: 'A callback must tell of the run whose URL it comes to, which a read must show as ended; a run in the payload must be the one of run_id.',
  clauses: [clause],
  codes,
  since: '0.1.0',
  ...of_events,
  judge: (trials, { facts }, tally) => [
    ...otherRuns(trials, tally),
    ...otherPayloads(trials, facts, tally),
    ...otherEnds(trials, facts, tally),
  ],
  control: (trials, { facts }, found) => (found.length > 0 ? undefined : whyPartUnseen('run_id', trials, facts)),
});

/** The id of one run at the URL of another. */
function otherRuns(trials: readonly Trial[], tally: Tally<Code>): Mismatch[] {
  const wrong = attemptsOfTrials(trials).filter(
    ({ trial, attempt }) => attempt.run_id !== undefined && tally.compared(!sameId(attempt.run_id, trial.run.id)),
  );
  const found = wrong.length > 0 ? wrong : strayed(trials);
  return brokenBy(tally, 'run-id-of-another-run', found, ({ trial, attempt }) => ({
    expected: wrong.length > 0 ? trial.run.id : 'the run that the callback_url belongs to',
    actual: attempt.run_id,
  }));
}

/** Events of a run at the URL of one that is not among these. */
function strayed(trials: readonly Trial[]) {
  const called = trials.filter(({ scenario }) => scenario.channel !== 'none');
  return called.flatMap((trial) => trial.elsewhere.map((attempt) => ({ trial, attempt })));
}

/** The payload holds one run, and the id of another one that was dispatched here. */
function otherPayloads(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const place = payloadPointer('run', facts);
  if (place === null) return [];
  const isKnown = (id: unknown) => trials.some(({ run }) => run.id !== null && sameId(run.id, id));
  const found = attemptsOfTrials(trials).flatMap(({ trial, attempt }) => {
    const id = valueAt(payloadOf(attempt), `${place}/id`);
    return sameId(attempt.run_id, trial.run.id) && isKnown(id) && tally.compared(!sameId(id, attempt.run_id))
      ? [{ trial, attempt, id }]
      : [];
  });
  return brokenBy(tally, 'run-id-differs-from-run', found, ({ id, attempt }) => ({
    expected: id,
    actual: attempt.run_id,
  }));
}

/** A read of the run shows another end than the event names. */
function otherEnds(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const found = attemptsOfTrials(trials).flatMap((told) => {
    const event = eventOf(told.attempt, facts);
    const due = eventDue(told.trial, trials);
    const is_other = due !== undefined && event_codes.some((code) => code === event) && tally.compared(event !== due);
    return is_other && sameId(told.attempt.run_id, told.trial.run.id) ? [{ ...told, event, due }] : [];
  });
  return brokenBy(tally, 'wrong-event', found, ({ trial, event, due }) => ({
    message: `the run that run_id names has the status_code ${trial.record?.status_code}, while the event is ${event}`,
    expected: due,
    actual: event,
  }));
}
