import { of_logs } from '../../arbitraries/wave-families.ts';
import { wasAnsweredAtOnce } from '../../models/callback-rules.ts';
import {
  attemptsIn,
  type LoggedTrial,
  logControl,
  loggedDelivery,
  loggedTrials,
  statusIn,
} from '../../models/delivery-log.ts';
import { judgeLogged, type LoggedRule } from '../../models/logged-rules.ts';
import { waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { answeredIn } from '../../suite/answer-text.ts';
import type { Codes, Tally } from '../../suite/tally.ts';
import type { WaveEvidence, WaveNote } from '../../suite/wave-note.ts';

const clause = 'deliveries.attempt-tells-outcome';

const codes = {
  'success-not-as-status': {
    clause,
    message: 'The log calls an attempt a success with a status outside 2xx, or a failure with a 2xx.',
  },
  'body-of-another-answer': {
    clause,
    message: 'An attempt in the log shows the text of another answer than its own.',
  },
  'status-not-shown': { clause, message: 'An attempt was answered with a status that the log shows nowhere.' },
  'success-never-answered': {
    clause,
    message: 'The log shows an attempt as answered with a 2xx to which the receiver gave no such answer.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const attemptTellsOutcome = waveCheck({
  id: 'deliveries/attempt-tells-outcome',
  title: 'An attempt in the log shows what its receiver answered, and succeeded exactly if it was a 2xx',
  how: "Receivers answer by script, each time with a text of its own; the log's attempts must show those statuses and texts, and succeeded exactly for a 2xx.",
  clauses: [clause],
  codes,
  since: '0.1.0',
  ...of_logs,
  control: logControl(
    (logged) => shownIn(logged).length > 0,
    'no delivery that was received is in a log with its attempts',
  ),
  judge(trials, evidence, tally) {
    const logged = loggedTrials(trials, evidence);
    const wave = waveOf(evidence);
    const misplaced = ofAnotherAnswer(evidence);
    const rules = wave.public ? [contradiction, misplaced] : [contradiction, misplaced, unshown(wave), unearned];
    return rules.flatMap((rule) => judgeLogged(withBag(rule), logged, tally));
  },
});

/** The fault of an entry. */
type Rule = (logged: LoggedTrial, tally: Tally<Code>) => Code | undefined;

/** All attempts that the log shows come with the fault: their order is not told. */
function withBag(rule: Rule): LoggedRule<Code> {
  return (logged, tally) => {
    const code = rule(logged, tally);
    const bag = () =>
      shownIn(logged).map(({ status_code, succeeded, response_body }) => ({
        status_code,
        succeeded,
        ...(code === 'body-of-another-answer' && { response_body }),
      }));
    return code && { code, actual: bag() };
  };
}

function contradiction(logged: LoggedTrial, tally: Tally<Code>): ReturnType<Rule> {
  const wrong = shownIn(logged).find((attempt) => {
    const status = statusIn(attempt);
    if (status === undefined || typeof attempt.succeeded !== 'boolean') return false;
    return tally.compared(attempt.succeeded !== isSuccess(status));
  });
  return wrong && 'success-not-as-status';
}

/** A text that was answered to another delivery, or with another status than the one beside it. */
function ofAnotherAnswer({ arrivals = [] }: WaveEvidence): Rule {
  const answered = new Map(arrivals.map((arrival) => [arrival.number, arrival]));
  return (logged, tally) => {
    const own = new Set(logged.trial.attempts.map(({ number }) => number));
    const wrong = shownIn(logged).find((attempt) => {
      const given = answered.get(answeredIn(JSON.stringify(attempt.response_body ?? null)) ?? 0);
      if (!given) return false;
      const is_own = own.has(given.repeat_of ?? given.number);
      const status = statusIn(attempt);
      return tally.compared(!is_own || (status !== undefined && status !== given.answer));
    });
    return wrong && 'body-of-another-answer';
  };
}

/** An answer that stands nowhere, where the log has all attempts. */
function unshown(wave: WaveNote): Rule {
  return (logged, tally) => {
    const shown = shownIn(logged);
    if (shown.length < logged.attempts.length) return undefined;
    const left = shown.map(statusIn);
    for (const attempt of logged.attempts) {
      const { answer } = attempt;
      // A client that follows redirects and finds no place to go may tell of that alone.
      if (typeof answer !== 'number' || (answer >= 300 && answer <= 399)) continue;
      // A sender that is answered late may have given up.
      if (!wasAnsweredAtOnce(attempt, wave)) continue;
      const place = left.indexOf(answer);
      if (tally.compared(place < 0)) return 'status-not-shown';
      left.splice(place, 1);
    }
    return undefined;
  };
}

/** More successes than a receiver gave: a cut behind a 2xx head may count as one. */
function unearned(logged: LoggedTrial, tally: Tally<Code>): ReturnType<Rule> {
  const { attempts } = logged.trial;
  const most = attempts.filter(({ answer }) => answer === 'cut' || (typeof answer === 'number' && isSuccess(answer)));
  const successes = shownIn(logged).filter((attempt) => {
    const status = statusIn(attempt);
    return status === undefined ? attempt.succeeded === true : isSuccess(status);
  });
  if (successes.length === 0 || tally.compared(successes.length <= most.length)) return undefined;
  return 'success-never-answered';
}

function shownIn(logged: LoggedTrial): Readonly<Record<string, unknown>>[] {
  const entry = loggedDelivery(logged);
  return (entry && attemptsIn(entry)) ?? [];
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}
