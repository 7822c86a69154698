import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, eventDue, eventOf, shownBy, type TrialAttempt, whyPartUnseen } from '../../models/events.ts';
import { isCalledOff } from '../../models/run-fields.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import type { EventCode } from '../../suite/scenario.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

const clause_of: Readonly<Record<EventCode, string>> = {
  'run.completed': 'events.completed',
  'run.failed': 'events.failed',
  'run.cancelled': 'events.cancelled',
};

export const nameFitsTheEnd = waveCheck({
  id: 'events/name-fits-the-end',
  title: 'The event of a run is the one for the way in which it ended',
  how: 'Runs are ended in each way, and the event that arrives is compared with the record of the run. Whatever the word for its end is, it has one event; the two spellings of cancelling are stated.',
  clauses: [...Object.values(clause_of), 'events.one-outcome', 'runs.canceled-spelling'],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge: (trials, { facts }, tally) => [
    ...wrongNames(trials, facts),
    ...severalNames(trials, facts),
    ...wrongStatus(trials, facts, tally),
  ],
  control(trials, { facts }) {
    const named = attemptsOfTrials(trials).filter(({ attempt }) => eventOf(attempt, facts) !== undefined);
    if (named.some(({ trial }) => eventDue(trial, trials))) return undefined;
    if (wrongStatus(trials, facts, uncounted).length > 0 || severalNames(trials, facts).length > 0) return undefined;
    return whyPartUnseen('event', trials, facts) ?? 'of no run that was told of it is certain how it ended';
  },
});

/** One mismatch for each event that was due. */
function wrongNames(trials: readonly Trial[], facts: Facts): Mismatch[] {
  const wrong = attemptsOfTrials(trials).flatMap((told) => {
    const due = eventDue(told.trial, trials);
    const event = eventOf(told.attempt, facts);
    return due && event !== undefined && event !== due ? [{ ...told, due, event }] : [];
  });
  return Object.values(Object.groupBy(wrong, ({ due }) => due)).flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const { due, event, trial } = first;
    const message = `a run whose status_code is ${trial.record?.status_code} is told as ${event}`;
    return [shownBy(found, { code: 'wrong-event', clause: clause_of[due], message, expected: due, actual: event })];
  });
}

/** Two events of one run, on whichever channel. */
function severalNames(trials: readonly Trial[], facts: Facts): Mismatch[] {
  const runs = Object.groupBy(attemptsOfTrials(trials), ({ trial }) => trial.run.name);
  const found = Object.values(runs).filter((told) => told && eventsIn(told, facts).length > 1);
  const [first] = found;
  if (!first) return [];
  const about = {
    code: 'several-events',
    clause: 'events.one-outcome',
    message: 'one run is told with different events',
    expected: 'one event for each run',
    actual: eventsIn(first, facts),
  };
  return [
    shownBy(
      found.flatMap((told) => told ?? []),
      about,
    ),
  ];
}

function eventsIn(told: readonly TrialAttempt[], facts: Facts): string[] {
  return [...new Set(told.flatMap(({ attempt }) => eventOf(attempt, facts) ?? []))];
}

/** Those of other states are judged by their events. */
const other_words = new Set<unknown>(['queued', 'running', 'completed', 'failed', 'canceled']);

function wrongStatus(trials: readonly Trial[], facts: Facts, tally: Tally): Mismatch[] {
  const found = trials.filter(({ record, attempts }) => {
    const { status_code: word } = record ?? {};
    if (typeof word !== 'string' || tally.compared(other_words.has(word))) return false;
    return isCalledOff(word) || attempts.some((attempt) => eventOf(attempt, facts) === 'run.cancelled');
  });
  const [first] = found;
  if (!first) return [];
  const actual = first.record?.status_code;
  const about = {
    code: 'wrong-status',
    clause: 'runs.canceled-spelling',
    message: `a run that was called off has the status_code ${actual}`,
    expected: 'canceled',
    actual,
    operation: 'getRun' as const,
  };
  return [
    shownBy(
      found.map((trial) => ({ trial })),
      about,
    ),
  ];
}
