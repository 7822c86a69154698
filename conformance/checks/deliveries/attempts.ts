import { of_logs } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { announced_codes, judgeAnnounced, judgeUnkept } from '../../models/announced-retries.ts';
import { wasAnsweredAtOnce } from '../../models/callback-rules.ts';
import { attemptsIn, type LoggedTrial, loggedDelivery, statusIn } from '../../models/delivery-log.ts';
import { type LoggedRule, loggedRules } from '../../models/logged-rules.ts';
import { waveOf } from '../../models/trials.ts';
import { isSet } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { refusingScenarios } from '../../models/webhook-rules.ts';
import { answeredIn as answerNamedIn, isInLatin1 } from '../../suite/answer-text.ts';
import type { WaveNote } from '../../suite/wave-note.ts';

type Shown = Readonly<Record<string, unknown>>;

/** Receivers of the suite answer a text with any other status. */
const without_body = [204, 205, 304];
/** Delay with which the sender may see an answer that the receiver has given. */
const late_ms = 500;

/** A rule for the fields of each attempt that was answered. */
function ofFields(message: string, isWrong: (attempt: Shown) => boolean): LoggedRule {
  return {
    clause: 'types.attempt-fields',
    message,
    isSeen: (logged) => answeredIn(logged).length > 0,
    fault(logged) {
      const actual = answeredIn(logged).find(isWrong);
      return actual && { actual };
    },
  };
}

/** A rule for all attempts of a delivery, of which the order is not told. */
function ofOutcomes(message: string, isWrong: (...args: Parameters<LoggedRule['fault']>) => boolean): LoggedRule {
  return {
    clause: 'deliveries.attempt-tells-outcome',
    message,
    isSeen: (logged) => shownIn(logged).length > 0,
    fault(logged, wave) {
      if (!isWrong(logged, wave)) return undefined;
      const actual = shownIn(logged).map(({ status_code, succeeded, response_body }) => ({
        status_code,
        succeeded,
        response_body,
      }));
      return { actual };
    },
  };
}

const hides_in_tunnels = true;

const rules: Readonly<Record<string, LoggedRule>> = {
  'success-not-as-status': ofOutcomes(
    'The log calls an attempt a success with a status outside 2xx, or a failure with a 2xx.',
    (logged) =>
      shownIn(logged).some((attempt) => {
        const status = statusIn(attempt);
        return status !== undefined && attempt.succeeded === !isSuccess(status);
      }),
  ),
  'body-of-another-answer': ofOutcomes(
    'An attempt in the log shows the text of another answer than its own.',
    (logged, { evidence: { arrivals = [] } }) => {
      const own = new Set(logged.trial.attempts.map(({ number }) => number));
      return shownIn(logged).some((attempt) => {
        const named = answerNamedIn(JSON.stringify(attempt.response_body ?? null));
        const given = arrivals.find(({ number }) => number === named);
        if (!given) return false;
        const status = statusIn(attempt);
        return !own.has(given.repeat_of ?? given.number) || (status !== undefined && status !== given.answer);
      });
    },
  ),
  'status-not-shown': {
    ...ofOutcomes('An attempt was answered with a status that the log shows nowhere.', (logged, { evidence }) =>
      hidesStatus(logged, waveOf(evidence)),
    ),
    hides_in_tunnels,
  },
  'success-never-answered': {
    ...ofOutcomes(
      'The log shows an attempt as answered with a 2xx to which the receiver gave no such answer.',
      isUnearned,
    ),
    hides_in_tunnels,
  },
  'no-outcome': ofFields('An attempt in the log does not show succeeded.', ({ succeeded }) => !isSet(succeeded)),
  'no-response-time': ofFields(
    'An attempt that was answered shows no response_time_ms in the log.',
    ({ response_time_ms }) => !isSet(response_time_ms),
  ),
  'negative-response-time': ofFields(
    'An attempt in the log shows a negative response_time_ms.',
    ({ response_time_ms }) => isSet(response_time_ms) && Number(response_time_ms) < 0,
  ),
  'no-response-body': {
    // A log of texts may have no place for bytes that are no UTF-8.
    ...ofFields(
      'An attempt that was answered with a body shows no response_body in the log.',
      (attempt) =>
        (!isSet(attempt.response_body) || attempt.response_body === '') &&
        !without_body.includes(statusIn(attempt)!) &&
        !isInLatin1(statusIn(attempt)),
    ),
    hides_in_tunnels,
  },
  'response-time-too-long': {
    clause: 'types.attempt-fields',
    message: 'The response_time_ms of an attempt in the log is longer than the time since the one before it came.',
    isSeen: (logged) => answeredIn(logged).length > 0,
    // Attempts of one delivery come one after the other, and none took longer than since the one before it came.
    fault(logged, { evidence }) {
      const spans = spansOf(logged, waveOf(evidence));
      const times = timesIn(logged);
      if (!spans || times?.length !== spans.length || !times.some((time, place) => time > spans[place]! + late_ms))
        return undefined;
      return { actual: answeredIn(logged).map(({ response_time_ms }) => response_time_ms) };
    },
    hides_in_tunnels,
    again: true,
  },
};

const of_log = loggedRules(rules);

export const loggedAttempts = waveCheck({
  id: 'deliveries/attempts',
  title: 'An attempt in the log shows its answer, how long that took, and whether it succeeded',
  how: 'Receivers answer by script, each time with a text of its own; attempts in the log must show those statuses and texts, plausible times, and succeeded for a 2xx.',
  since: '0.1.0',
  ...of_logs,
  scenarios: withNamed(of_logs.scenarios, refusingScenarios),
  ...of_log,
  codes: { ...of_log.codes, ...announced_codes },
  judge: (trials, evidence, tally) => [
    ...of_log.judge(trials, evidence, tally),
    ...judgeAnnounced(trials, evidence, tally),
    ...judgeUnkept(trials, evidence, tally),
  ],
});

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

/** An answer that stands nowhere, where the log has all attempts. */
function hidesStatus(logged: LoggedTrial, wave: WaveNote): boolean {
  const shown = shownIn(logged);
  if (shown.length < logged.attempts.length) return false;
  const left = shown.map(statusIn);
  return logged.attempts.some((attempt) => {
    const { answer } = attempt;
    // A client that follows redirects and finds no place to go may tell of that alone.
    if (typeof answer !== 'number' || (answer >= 300 && answer <= 399)) return false;
    // A sender that is answered late may have given up.
    if (!wasAnsweredAtOnce(attempt, wave)) return false;
    const place = left.indexOf(answer);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** More successes than a receiver gave: a cut behind a 2xx head may count as one. */
function isUnearned(logged: LoggedTrial): boolean {
  const { attempts } = logged.trial;
  const most = attempts.filter(({ answer }) => answer === 'cut' || (typeof answer === 'number' && isSuccess(answer)));
  const successes = shownIn(logged).filter((attempt) => {
    const status = statusIn(attempt);
    return status === undefined ? attempt.succeeded === true : isSuccess(status);
  });
  return successes.length > most.length;
}

function shownIn(logged: LoggedTrial): Shown[] {
  const entry = loggedDelivery(logged);
  return (entry && attemptsIn(entry)) ?? [];
}

/** Attempts shown with a status that was answered; clients differ in what they tell of redirects and of no answer. */
function answeredIn(logged: LoggedTrial): Shown[] {
  const answers = logged.trial.attempts.map(({ answer }) => answer);
  const are_plain = answers.every((one) => typeof one === 'number' && (one < 300 || one > 399));
  return are_plain ? shownIn(logged).filter((attempt) => answers.includes(statusIn(attempt) ?? 0)) : [];
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}
