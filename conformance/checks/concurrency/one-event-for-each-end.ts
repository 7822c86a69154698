import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, deliveryIdOf, eventDue, eventOf, shownBy, type TrialAttempt } from '../../models/events.ts';
import { type FirstEventRule, isEventDue, judgeFirstEvents, unprovenFirstEvents } from '../../models/first-events.ts';
import type { Trial } from '../../models/trials.ts';
import { instantOf } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import { event_codes } from '../../suite/scenario.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

const clause = 'concurrency.one-event-for-each-end';

/** What a sender does in one go: runs that ended within it of each other are told of at the same time. */
const together_ms = 1_000;

/** The runs of a wave are dispatched in one go, so that many of them end within one moment. */
export const oneEventForEachEnd = waveCheck({
  id: 'concurrency/one-event-for-each-end',
  title: 'Of runs that end at the same time each is told, and none for another',
  how: 'The runs that all checks of deliveries dispatch together end at much the same time. Each must be told at its own callback URL and to each webhook that is subscribed to its event, under a delivery id of its own, and nothing of another run may come to a callback URL. What comes late, or comes again, is permitted.',
  clauses: [clause],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  copies: 4,
  scenarios: eventScenarios,
  judge: (trials, evidence, tally) => {
    const { facts } = evidence;
    const found = [...judgeStrayed(trials), ...judgeEnds(trials, facts), ...judgeShared(trials, facts, tally)];
    return found.length > 0 ? found.slice(0, 1) : judgeFirstEvents(trials, evidence, ruleFor(trials), tally);
  },
  control(trials, evidence) {
    const { facts } = evidence;
    if ([...judgeStrayed(trials), ...judgeEnds(trials, facts), ...judgeShared(trials, facts, uncounted)].length > 0)
      return undefined;
    const crowd = crowdOf(trials);
    if (crowd.size < 2) return 'no two runs ended at the same time';
    return unprovenFirstEvents(trials, evidence, ruleFor(trials));
  },
});

function ruleFor(trials: readonly Trial[]): FirstEventRule {
  const crowd = crowdOf(trials);
  return {
    code: 'lost-in-the-crowd',
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

/** What tells of one run at the URL that another was dispatched with. */
function judgeStrayed(trials: readonly Trial[]): Mismatch[] {
  const crowd = crowdOf(trials);
  const called = trials.filter(({ scenario, run }) => scenario.channel === 'callback' && crowd.has(run.name));
  const found: TrialAttempt[] = called.flatMap((trial) => {
    const wrong = trial.attempts.filter(({ run_id }) => run_id !== undefined && run_id !== trial.run.id);
    return [...wrong, ...trial.elsewhere].map((attempt) => ({ trial, attempt }));
  });
  const [first] = found;
  if (!first) return [];
  const message = 'of runs that ended at the same time, one is told of at the callback_url of another';
  const about = { code: 'mixed-up', clause, message, expected: first.trial.run.id, actual: first.attempt.run_id };
  return [shownBy(found, about)];
}

/** The end of one run under the id of another. */
function judgeEnds(trials: readonly Trial[], facts: Facts): Mismatch[] {
  const found = inCrowd(trials).flatMap((told) => {
    const [event, due] = [eventOf(told.attempt, facts), eventDue(told.trial, trials)];
    const is_other = due !== undefined && event !== due && event_codes.some((code) => code === event);
    return is_other && told.attempt.run_id === told.trial.run.id ? [{ ...told, event, due }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const message = 'of runs that ended at the same time, one is told of with the end of another';
  return [shownBy(found, { code: 'end-of-another', clause, message, expected: first.due, actual: first.event })];
}

/** One delivery for two runs. */
function judgeShared(trials: readonly Trial[], facts: Facts, tally: Tally): Mismatch[] {
  const by_id = Map.groupBy(inCrowd(trials), ({ attempt }) => deliveryIdOf(attempt, facts));
  for (const [id, told] of by_id) {
    const runs = new Set(told.map(({ trial }) => trial.run.name));
    if (id === undefined || tally.compared(runs.size < 2)) continue;
    const message = 'two runs that ended at the same time are told of in one delivery';
    return [shownBy(told, { code: 'one-for-two', clause, message, expected: 'a delivery.id for each', actual: id })];
  }
  return [];
}

function inCrowd(trials: readonly Trial[]): TrialAttempt[] {
  const crowd = crowdOf(trials);
  return attemptsOfTrials(trials.filter(({ run }) => crowd.has(run.name)));
}
