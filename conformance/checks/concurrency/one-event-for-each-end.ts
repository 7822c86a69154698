import { of_events } from '../../arbitraries/wave-families.ts';
import { attemptsOfTrials, deliveryIdOf, eventDue, eventOf, type TrialAttempt } from '../../models/events.ts';
import { type FirstEventRule, isEventDue, judgeFirstEvents, unprovenFirstEvents } from '../../models/first-events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { instantOf, sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import { event_codes } from '../../suite/scenario.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

const clause = 'concurrency.one-event-for-each-end';

/** Runs that ended within it of each other are told of in one go of a sender. */
const together_ms = 1_000;

const codes = {
  'event-not-delivered': { clause, message: 'Of runs that end together, one is not told to a receiver that wants it.' },
  'run-id-of-another-run': {
    clause,
    message: 'Of runs that end together, one is told to the callback_url of another.',
  },
  'wrong-event': { clause, message: 'Of runs that end together, one is told with the end of another.' },
  'shared-delivery-id': { clause, message: 'Two runs that end together are told with the same delivery.id.' },
} satisfies Codes;
type Counted = Tally<keyof typeof codes>;

export const oneEventForEachEnd = waveCheck({
  id: 'concurrency/one-event-for-each-end',
  title: 'Of runs that end at the same time each is told, and none for another',
  how: 'Many runs end at the same time. Each must be told to its own callback_url and to its webhooks, under its own delivery.id, and to no callback_url of another run.',
  clauses: [clause],
  codes,
  since: '0.1.0',
  ...of_events,
  copies: 4,
  judge: (trials, evidence, tally) => {
    const { facts } = evidence;
    const found = [
      ...judgeStrayed(trials, tally),
      ...judgeEnds(trials, facts, tally),
      ...judgeShared(trials, facts, tally),
    ];
    return found.length > 0 ? found.slice(0, 1) : judgeFirstEvents(trials, evidence, ruleFor(trials), tally);
  },
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
    if (crowdOf(trials).size < 2) return 'no two runs ended at the same time';
    return unprovenFirstEvents(trials, evidence, ruleFor(trials));
  },
});

function ruleFor(trials: readonly Trial[]): FirstEventRule {
  const crowd = crowdOf(trials);
  return {
    code: 'event-not-delivered',
    clauseOf: () => clause,
    isLooked: (trial, facts) => isEventDue(trial, facts) && crowd.has(trial.run.name),
  };
}

/** The runs that ended within a moment of another one. */
function crowdOf(trials: readonly Trial[]): Set<string> {
  const ends = [...new Map(trials.map(({ run, record }) => [run.name, instantOf(record?.completed_at)]))]
    .filter(([, ended_ms]) => !Number.isNaN(ended_ms))
    .toSorted(([, one], [, other]) => one - other);
  const isNear = (one: number, other: number | undefined) =>
    other !== undefined && Math.abs(one - other) <= together_ms;
  const near = ends.filter(([, ended_ms], place) =>
    [ends[place - 1], ends[place + 1]].some((neighbour) => isNear(ended_ms, neighbour?.[1])),
  );
  return new Set(near.map(([name]) => name));
}

/** Events of one run at the URL that another was dispatched with. */
function judgeStrayed(trials: readonly Trial[], tally: Counted): Mismatch[] {
  const crowd = crowdOf(trials);
  const called = trials.filter(({ scenario, run }) => scenario.channel === 'callback' && crowd.has(run.name));
  const found: TrialAttempt[] = called.flatMap((trial) => {
    const wrong = trial.attempts.filter(({ run_id }) => run_id !== undefined && !sameId(run_id, trial.run.id));
    return [...wrong, ...trial.elsewhere].map((attempt) => ({ trial, attempt }));
  });
  return brokenBy(tally, 'run-id-of-another-run', found, ({ trial, attempt }) => ({
    expected: trial.run.id,
    actual: attempt.run_id,
  }));
}

/** The end of one run under the id of another. */
function judgeEnds(trials: readonly Trial[], facts: Facts, tally: Counted): Mismatch[] {
  const found = inCrowd(trials).flatMap((told) => {
    const [event, due] = [eventOf(told.attempt, facts), eventDue(told.trial, trials)];
    const is_other = due !== undefined && event !== due && event_codes.some((code) => code === event);
    return is_other && sameId(told.attempt.run_id, told.trial.run.id) ? [{ ...told, event, due }] : [];
  });
  return brokenBy(tally, 'wrong-event', found, ({ due, event }) => ({ expected: due, actual: event }));
}

/** One delivery for two runs. */
function judgeShared(trials: readonly Trial[], facts: Facts, tally: Counted): Mismatch[] {
  const by_id = Map.groupBy(inCrowd(trials), ({ attempt }) => deliveryIdOf(attempt, facts));
  for (const [id, told] of by_id) {
    const runs = new Set(told.map(({ trial }) => trial.run.name));
    if (id === undefined || tally.compared(runs.size < 2)) continue;
    return brokenBy(tally, 'shared-delivery-id', told, () => ({ expected: 'a delivery.id for each', actual: id }));
  }
  return [];
}

function inCrowd(trials: readonly Trial[]): TrialAttempt[] {
  const crowd = crowdOf(trials);
  return attemptsOfTrials(trials.filter(({ run }) => crowd.has(run.name)));
}
