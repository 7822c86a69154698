import { chosen } from '../../../src/choices/chosen.ts';
import { webhook_draws, webhookScenarios } from '../../arbitraries/scenarios.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { wasAnsweredAtOnce } from '../../models/callback-rules.ts';
import { timeline } from '../../models/deliveries.ts';
import {
  attemptsIn,
  type LoggedTrial,
  logControl,
  loggedDelivery,
  loggedTrials,
  statusIn,
} from '../../models/delivery-log.ts';
import { log_operations } from '../../models/event-operations.ts';
import { judgeLogged, type LoggedRule } from '../../models/logged-rules.ts';
import { type Trial, waveOf } from '../../models/trials.ts';
import { isSet } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { logEntry, loggedOrders, timeOf } from '../../models/webhook-log.ts';
import { countableOf, isFailed, refusingScenarios } from '../../models/webhook-rules.ts';
import { isInLatin1 } from '../../suite/answer-text.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';
import type { WaveEvidence, WaveNote } from '../../suite/wave-note.ts';

const clause = 'types.attempt-fields';

type Shown = Readonly<Record<string, unknown>>;

/** A receiver of the suite answers a text, but where HTTP has no body. */
const without_body = [204, 205, 304];

export const attemptFields = waveCheck({
  id: 'deliveries/attempt-fields',
  title: 'An attempt in the log tells its answer, how long that took, and whether it succeeded',
  how: 'Receivers answer by script. Each attempt that the log shows with a status they answered must show a response_time_ms, which is not negative and no longer than since the attempt before, a response_body where there was one in UTF-8, and succeeded. A target that declares what next_retry_at is worth must show one somewhere, while another attempt is due at least; where time is stepped, the last attempt must not announce one that never comes. What has no value may be null or absent, and of which type they are is left to the target.',
  clauses: [clause],
  since: '0.1.0',
  operations: log_operations,
  draws: webhook_draws,
  scenarios: (facts) => withNamed(webhookScenarios(), refusingScenarios(facts))(facts),
  control: logControl(
    (logged) => answeredIn(logged).length > 0,
    'no log shows an attempt with the status of its answer',
  ),
  judge(trials, evidence, tally) {
    const wave = waveOf(evidence);
    const is_public = wave.public;
    const logged = loggedTrials(trials, evidence);
    // A tunnel may answer in the place of the receiver, without a body.
    const rules = is_public ? [unjudged, untimed, backwards] : [unjudged, untimed, backwards, silent];
    return [
      ...rules.flatMap((rule) => judgeLogged(ofAttempts(rule), logged, clause, tally)),
      ...(is_public ? [] : judgeTimes(logged, wave, tally)),
      ...judgeAnnounced(trials, evidence, tally),
      ...judgeUnkept(trials, evidence, tally),
    ];
  },
});

/** What is wrong about an attempt that was answered: a code and a sentence. */
type Rule = (attempt: Shown) => { code: string; message: string } | undefined;

const unjudged: Rule = ({ succeeded }) =>
  isSet(succeeded) ? undefined : { code: 'no-outcome', message: 'an attempt in the log does not show succeeded' };

const untimed: Rule = ({ response_time_ms }) =>
  isSet(response_time_ms)
    ? undefined
    : { code: 'no-time', message: 'an attempt that was answered shows no response_time_ms in the log' };

const backwards: Rule = ({ response_time_ms }) =>
  isSet(response_time_ms) && Number(response_time_ms) < 0
    ? {
        code: 'negative-time',
        message: 'an attempt in the log was answered before it was made, by its response_time_ms',
      }
    : undefined;

/** A log of texts may have no place for what is no UTF-8. */
const silent: Rule = (attempt) =>
  isSet(attempt.response_body) || without_body.includes(statusIn(attempt)!) || isInLatin1(statusIn(attempt))
    ? undefined
    : { code: 'no-body', message: 'an attempt that was answered with a body shows no response_body in the log' };

/** How much later the sender may see an answer than the receiver has given it. */
const late_ms = 500;

/** Attempts of one delivery come one after the other, and none took longer than since the one before it came. */
function judgeTimes(logged: readonly LoggedTrial[], wave: WaveNote, tally: Tally): Mismatch[] {
  const wrong = logged.filter((one) => {
    const spans = spansOf(one, wave);
    const times = timesIn(one);
    if (!spans || times?.length !== spans.length) return false;
    return tally.compared(times.some((time, place) => time > spans[place]! + late_ms));
  });
  const [first] = wrong;
  if (!first) return [];
  return [
    {
      code: 'longer-than-it-took',
      clause,
      message: 'response_time_ms of an attempt in the log is longer than the time since the one before it came',
      expected: timeline(first.trial.attempts),
      actual: answeredIn(first).map(({ response_time_ms }) => response_time_ms),
      operation: 'listWebhookDeliveries',
      shown_by: wrong.map(({ trial }) => trial.index),
      again: true,
    },
  ];
}

/** The times of all attempts, the longest first: their order in the log is not told. */
function timesIn(logged: LoggedTrial): number[] | undefined {
  const times = answeredIn(logged).map(({ response_time_ms }) => Number(response_time_ms));
  return times.every(Number.isFinite) ? times.toSorted((a, b) => b - a) : undefined;
}

/** What each can have taken at most, likewise; undefined where a receiver was slow, or not all of them are known. */
function spansOf({ trial, attempts }: LoggedTrial, wave: WaveNote): number[] | undefined {
  if (attempts.length < trial.attempts.length) return undefined;
  if (!attempts.every((attempt) => attempt.ended_ms !== undefined && wasAnsweredAtOnce(attempt, wave)))
    return undefined;
  const since = attempts.map((_, place) => attempts[place - 1]?.at_ms ?? trial.run.dispatched_ms);
  return attempts.map(({ ended_ms }, place) => ended_ms! - since[place]!).toSorted((a, b) => b - a);
}

/**
 * A target that declares what its announcements are worth makes some: if not in its log as it is in the end, then while
 * another attempt was due.
 */
function judgeAnnounced(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[] {
  if (chosen(evidence.facts.choices, 'events.next_retry_at', 'createWebhook') === undefined) return [];
  const due = countableOf(trials, evidence).flatMap((trial) => shownBefore(trial).map((shown) => ({ trial, shown })));
  const [first] = due;
  const logs = trials.flatMap(({ log = [] }) => log.flatMap((entry) => attemptsIn(entry) ?? []));
  if (!first || tally.compared([...due.flatMap(({ shown }) => shown), ...logs].some(announces))) return [];
  return [
    {
      code: 'no-announcement',
      clause,
      level: 'declared',
      message:
        'the target file says what next_retry_at is worth, and no attempt in the log shows one, not even before the next',
      expected: 'a next_retry_at while another attempt is due',
      actual: first.shown,
      operation: 'listWebhookDeliveries',
      shown_by: [...new Set(due.map(({ trial }) => trial.index))],
    },
  ];
}

function announces({ next_retry_at }: Shown): boolean {
  return isSet(next_retry_at);
}

/** How much later than announced an attempt may come. */
const kept_ms = 10_000;

/**
 * The last attempt announces no other that never comes. A time that lies no later than the attempt itself is none that
 * anybody waits for. Where nobody steps the time, it is not watched for so long.
 */
function judgeUnkept(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[] {
  if (waveOf(evidence).clock !== 'stepped') return [];
  const unkept = countableOf(trials, evidence).filter((trial) => {
    const last = trial.attempts.at(-1);
    const orders = loggedOrders(trial);
    if (last?.target_ms === undefined || last.answer === 'cut' || orders.length === 0) return false;
    return tally.compared(
      orders.every((order) => {
        const wait_ms = (timeOf(order.at(-1)!.next_retry_at) ?? 0) - last.target_ms!;
        return wait_ms > 0 && trial.quiet_ms > wait_ms + kept_ms;
      }),
    );
  });
  const [first] = unkept;
  if (!first) return [];
  return [
    {
      code: 'announced-and-not-made',
      clause,
      message: 'the last attempt of a delivery announces a next_retry_at in the log at which no other came',
      expected: 'another attempt, or no next_retry_at',
      actual: loggedOrders(first)[0]!.at(-1),
      operation: 'listWebhookDeliveries',
      shown_by: unkept.map(({ index }) => index),
      again: true,
    },
  ];
}

/** What the log showed of failed attempts that were followed by another, before that one came. */
function shownBefore({ between, attempts, run }: Trial): Shown[][] {
  const told = { delivery_id: attempts[0]?.delivery_id, run_id: run.id };
  return between
    .filter(({ made }) => made < attempts.length && attempts.slice(0, made).every(isFailed))
    .map(({ items }) => {
      const entry = logEntry(items, told);
      return (entry && attemptsIn(entry)) ?? [];
    })
    .filter((shown) => shown.length > 0);
}

/** The first attempt that breaks the rule. */
function ofAttempts(rule: Rule): LoggedRule {
  return (logged, tally) => {
    const actual = tally.each(answeredIn(logged)).find((attempt) => rule(attempt));
    return actual && { ...rule(actual)!, actual };
  };
}

/** Shown with a status that was answered. What a client makes of a redirect, and of no answer, is its own. */
function answeredIn(logged: LoggedTrial): Shown[] {
  const answers = logged.trial.attempts.map(({ answer }) => answer);
  const are_plain = answers.every((one) => typeof one === 'number' && (one < 300 || one > 399));
  const entry = are_plain ? loggedDelivery(logged) : undefined;
  return ((entry && attemptsIn(entry)) ?? []).filter((attempt) => answers.includes(statusIn(attempt) ?? 0));
}
