import { chosen } from '../../../src/choices/chosen.ts';
import { of_logs } from '../../arbitraries/wave-families.ts';
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
import { judgeLogged, type LoggedRule } from '../../models/logged-rules.ts';
import { brokenBy, type Trial, waveOf } from '../../models/trials.ts';
import { isSet } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { logEntry, loggedOrders, timeOf } from '../../models/webhook-log.ts';
import { countableOf, isFailed, refusingScenarios } from '../../models/webhook-rules.ts';
import { isInLatin1 } from '../../suite/answer-text.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Codes, Tally } from '../../suite/tally.ts';
import type { WaveEvidence, WaveNote } from '../../suite/wave-note.ts';

const clause = 'types.attempt-fields';

type Shown = Readonly<Record<string, unknown>>;

/** Receivers of the suite answer a text with any other status. */
const without_body = [204, 205, 304];

const codes = {
  'no-outcome': { clause, message: 'An attempt in the log does not show succeeded.' },
  'no-response-time': {
    clause,
    message: 'An attempt that was answered shows no response_time_ms in the log.',
  },
  'negative-response-time': { clause, message: 'An attempt in the log shows a negative response_time_ms.' },
  'no-response-body': {
    clause,
    message: 'An attempt that was answered with a body shows no response_body in the log.',
  },
  'response-time-too-long': {
    clause,
    message: 'The response_time_ms of an attempt in the log is longer than the time since the one before it came.',
  },
  'no-next-retry-at': {
    clause,
    level: 'declared',
    message:
      'The target file says how next_retry_at binds the sender, and no attempt in the log shows one, not even before the next.',
  },
  'announced-retry-not-made': {
    clause,
    message: 'The last attempt of a delivery announces a next_retry_at in the log at which no other came.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const attemptFields = waveCheck({
  id: 'deliveries/attempt-fields',
  title: 'An attempt in the log tells its answer, how long that took, and whether it succeeded',
  how: 'Receivers answer by script; each attempt in the log that was answered must show succeeded, a plausible response_time_ms and its response_body, and next_retry_at must fit the attempts that come.',
  clauses: [clause],
  codes,
  since: '0.1.0',
  ...of_logs,
  scenarios: withNamed(of_logs.scenarios, refusingScenarios),
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
      ...rules.flatMap((rule) => judgeLogged(ofAttempts(rule), logged, tally)),
      ...(is_public ? [] : judgeTimes(logged, wave, tally)),
      ...judgeAnnounced(trials, evidence, tally),
      ...judgeUnkept(trials, evidence, tally),
    ];
  },
});

/** The fault of an attempt that was answered. */
type Rule = (attempt: Shown) => Code | undefined;

const unjudged: Rule = ({ succeeded }) => (isSet(succeeded) ? undefined : 'no-outcome');
const untimed: Rule = ({ response_time_ms }) => (isSet(response_time_ms) ? undefined : 'no-response-time');
const backwards: Rule = ({ response_time_ms }) =>
  isSet(response_time_ms) && Number(response_time_ms) < 0 ? 'negative-response-time' : undefined;

/** A log of texts may have no place for bytes that are no UTF-8. */
const silent: Rule = (attempt) =>
  isSet(attempt.response_body) || without_body.includes(statusIn(attempt)!) || isInLatin1(statusIn(attempt))
    ? undefined
    : 'no-response-body';

/** Delay with which the sender may see an answer that the receiver has given. */
const late_ms = 500;

/** Attempts of one delivery come one after the other, and none took longer than since the one before it came. */
function judgeTimes(logged: readonly LoggedTrial[], wave: WaveNote, tally: Tally<Code>): Mismatch[] {
  const wrong = logged.filter((one) => {
    const spans = spansOf(one, wave);
    const times = timesIn(one);
    if (!spans || times?.length !== spans.length) return false;
    return tally.compared(times.some((time, place) => time > spans[place]! + late_ms));
  });
  return brokenBy(tally, 'response-time-too-long', wrong, (first) => ({
    expected: timeline(first.trial.attempts),
    actual: answeredIn(first).map(({ response_time_ms }) => response_time_ms),
    operation: 'listWebhookDeliveries',
    again: true,
  }));
}

/** The times of all attempts, the longest first: their order in the log is not told. */
function timesIn(logged: LoggedTrial): number[] | undefined {
  const times = answeredIn(logged).map(({ response_time_ms }) => Number(response_time_ms));
  return times.every(Number.isFinite) ? times.toSorted((a, b) => b - a) : undefined;
}

/** The longest time that each can have taken; undefined where a receiver was slow, or not all of them are known. */
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
function judgeAnnounced(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
  if (chosen(evidence.facts.choices, 'events.next_retry_at', 'createWebhook') === undefined) return [];
  const due = countableOf(trials, evidence).flatMap((trial) => shownBefore(trial).map((shown) => ({ trial, shown })));
  const logs = trials.flatMap(({ log = [] }) => log.flatMap((entry) => attemptsIn(entry) ?? []));
  if (due.length === 0 || tally.compared([...due.flatMap(({ shown }) => shown), ...logs].some(announces))) return [];
  return brokenBy(tally, 'no-next-retry-at', due, ({ shown }) => ({
    expected: 'a next_retry_at while another attempt is due',
    actual: shown,
    operation: 'listWebhookDeliveries',
  }));
}

function announces({ next_retry_at }: Shown): boolean {
  return isSet(next_retry_at);
}

/** Delay with which an announced attempt may come. */
const kept_ms = 10_000;

/**
 * The last attempt announces no other that never comes. A time that lies no later than the attempt itself is none that
 * anybody waits for. Where nobody steps the time, it is not watched for so long.
 */
function judgeUnkept(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
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
  return brokenBy(tally, 'announced-retry-not-made', unkept, (first) => ({
    expected: 'another attempt, or no next_retry_at',
    actual: loggedOrders(first)[0]!.at(-1),
    operation: 'listWebhookDeliveries',
    again: true,
  }));
}

/** Failed attempts that were followed by another, as the log showed them before that one came. */
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
function ofAttempts(rule: Rule): LoggedRule<Code> {
  return (logged, tally) => {
    const actual = tally.each(answeredIn(logged)).find((attempt) => rule(attempt));
    return actual && { code: rule(actual)!, actual };
  };
}

/** Attempts shown with a status that was answered; clients differ in what they tell of redirects and of no answer. */
function answeredIn(logged: LoggedTrial): Shown[] {
  const answers = logged.trial.attempts.map(({ answer }) => answer);
  const are_plain = answers.every((one) => typeof one === 'number' && (one < 300 || one > 399));
  const entry = are_plain ? loggedDelivery(logged) : undefined;
  return ((entry && attemptsIn(entry)) ?? []).filter((attempt) => answers.includes(statusIn(attempt) ?? 0));
}
