import { of_events } from '../../arbitraries/wave-families.ts';
import { attemptsOfTrials, eventDue, eventOf, type TrialAttempt, whyPartUnseen } from '../../models/events.ts';
import { isCalledOff } from '../../models/run-fields.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import type { EventCode } from '../../suite/scenario.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

const clause_of: Readonly<Record<EventCode, string>> = {
  'run.completed': 'events.completed',
  'run.failed': 'events.failed',
  'run.cancelled': 'events.cancelled',
};

const codes = {
  'wrong-event': { message: 'The event of a run is the one for another end than the record of the run shows.' },
  'several-events': { clause: 'events.one-outcome', message: 'One run is told with different events.' },
  'wrong-status': {
    clause: 'runs.canceled-spelling',
    message: 'A run that was called off has another status_code than canceled.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const nameFitsTheEnd = waveCheck({
  id: 'events/name-fits-the-end',
  title: 'The event of a run is the one for the way in which it ended',
  how: 'Runs are ended in each way, and the event that arrives is compared with the record of the run. Each run has one event, whatever its status is called.',
  clauses: [...Object.values(clause_of), 'events.one-outcome', 'runs.canceled-spelling'],
  codes,
  since: '0.1.0',
  ...of_events,
  judge: (trials, { facts }, tally) => [
    ...wrongNames(trials, facts, tally),
    ...severalNames(trials, facts, tally),
    ...wrongStatus(trials, facts, tally),
  ],
  control(trials, { facts }, found) {
    if (found.length > 0) return undefined;
    const named = attemptsOfTrials(trials).filter(({ attempt }) => eventOf(attempt, facts) !== undefined);
    if (named.some(({ trial }) => eventDue(trial, trials))) return undefined;
    return whyPartUnseen('event', trials, facts) ?? 'of no run that was told of it is certain how it ended';
  },
});

/** One mismatch for each event that was due. */
function wrongNames(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const wrong = attemptsOfTrials(trials).flatMap((told) => {
    const due = eventDue(told.trial, trials);
    const event = eventOf(told.attempt, facts);
    return due && event !== undefined && event !== due ? [{ ...told, due, event }] : [];
  });
  return [...Map.groupBy(wrong, ({ due }) => due).values()].flatMap((found) =>
    brokenBy(tally, 'wrong-event', found, ({ due, event, trial }) => ({
      clause: clause_of[due],
      message: `a run whose status_code is ${trial.record?.status_code} is told as ${event}`,
      expected: due,
      actual: event,
    })),
  );
}

/** Two events of one run, on whichever channel. */
function severalNames(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const runs = Map.groupBy(attemptsOfTrials(trials), ({ trial }) => trial.run.name);
  const found = [...runs.values()].filter((told) => eventsIn(told, facts).length > 1);
  return brokenBy(tally, 'several-events', found.flat(), () => ({
    expected: 'one event for each run',
    actual: eventsIn(found[0] ?? [], facts),
  }));
}

function eventsIn(told: readonly TrialAttempt[], facts: Facts): string[] {
  return [...new Set(told.flatMap(({ attempt }) => eventOf(attempt, facts) ?? []))];
}

/** Those of other states are judged by their events. */
const other_words = new Set<unknown>(['queued', 'running', 'completed', 'failed', 'canceled']);

function wrongStatus(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const found = trials.filter(({ record, attempts }) => {
    const { status_code: word } = record ?? {};
    if (typeof word !== 'string' || tally.compared(other_words.has(word))) return false;
    return isCalledOff(word) || attempts.some((attempt) => eventOf(attempt, facts) === 'run.cancelled');
  });
  return brokenBy(tally, 'wrong-status', found, ({ record }) => ({
    expected: 'canceled',
    actual: record?.status_code,
    operation: 'getRun',
  }));
}
