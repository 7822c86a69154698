import { webhook_draws, webhookScenarios } from '../../arbitraries/scenarios.ts';
import { wasAnsweredAtOnce } from '../../models/callback-rules.ts';
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
import { waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { answeredIn } from '../../suite/answer-text.ts';
import type { Tally } from '../../suite/tally.ts';
import type { WaveEvidence, WaveNote } from '../../suite/wave-note.ts';

const clause = 'deliveries.attempt-tells-outcome';

export const attemptTellsOutcome = waveCheck({
  id: 'deliveries/attempt-tells-outcome',
  title: 'An attempt in the log shows what its receiver answered, and succeeded exactly if it was a 2xx',
  how: "Receivers answer by script, and the log's attempts are compared with what was answered: each status must be among them, and succeeded must be true exactly for a 2xx. Their order is not told, so that they are compared as a bag; what became of an answer that was cut, or of a redirect, is open. Each answer has a text of its own, which for some successes is no UTF-8: where an attempt shows it, it must be one of that status, given to this delivery.",
  clauses: [clause],
  since: '0.1.0',
  operations: log_operations,
  draws: webhook_draws,
  scenarios: webhookScenarios(),
  control: logControl(
    (logged) => shownIn(logged).length > 0,
    'no delivery that was received is in a log with its attempts',
  ),
  judge(trials, evidence, tally) {
    const logged = loggedTrials(trials, evidence);
    const wave = waveOf(evidence);
    const misplaced = ofAnotherAnswer(evidence);
    const rules = wave.public ? [contradiction, misplaced] : [contradiction, misplaced, unshown(wave), unearned];
    return rules.flatMap((rule) => judgeLogged(withBag(rule), logged, clause, tally));
  },
});

/** What is wrong about an entry: a code and a sentence. */
type Rule = (logged: LoggedTrial, tally: Tally) => { code: Code; message: string } | undefined;
type Code = 'success-not-as-status' | 'status-not-shown' | 'success-never-answered' | 'body-of-another-answer';

/** With the whole bag of attempts that the log shows. */
function withBag(rule: Rule): LoggedRule {
  return (logged, tally) => {
    const found = rule(logged, tally);
    const bag = () =>
      shownIn(logged).map(({ status_code, succeeded, response_body }) => ({
        status_code,
        succeeded,
        ...(found?.code === 'body-of-another-answer' && { response_body }),
      }));
    return found && { ...found, actual: bag() };
  };
}

function contradiction(logged: LoggedTrial, tally: Tally): ReturnType<Rule> {
  const wrong = shownIn(logged).find((attempt) => {
    const status = statusIn(attempt);
    if (status === undefined || typeof attempt.succeeded !== 'boolean') return false;
    return tally.compared(attempt.succeeded !== isSuccess(status));
  });
  if (!wrong) return undefined;
  const said = wrong.succeeded ? 'succeeded' : 'did not succeed';
  return {
    code: 'success-not-as-status',
    message: `the log says that an attempt answered with ${statusIn(wrong)} ${said}`,
  };
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
    if (!wrong) return undefined;
    const message = 'an attempt in the log shows the text of another answer than its own';
    return { code: 'body-of-another-answer', message };
  };
}

/** What was answered and stands nowhere, where the log has all attempts. */
function unshown(wave: WaveNote): Rule {
  return (logged, tally) => {
    const shown = shownIn(logged);
    if (shown.length < logged.attempts.length) return undefined;
    const left = shown.map(statusIn);
    for (const attempt of logged.attempts) {
      const { answer } = attempt;
      // A client that follows redirects and finds no place to go may tell of that alone.
      if (typeof answer !== 'number' || (answer >= 300 && answer <= 399)) continue;
      // Who is answered late may have given up.
      if (!wasAnsweredAtOnce(attempt, wave)) continue;
      const place = left.indexOf(answer);
      if (tally.compared(place < 0)) {
        const message = `an attempt was answered with ${answer}, and the log shows that status at none of its attempts`;
        return { code: 'status-not-shown', message };
      }
      left.splice(place, 1);
    }
    return undefined;
  };
}

/** More successes than a receiver gave: what became of a cut behind a 2xx head is the target's choice. */
function unearned(logged: LoggedTrial, tally: Tally): ReturnType<Rule> {
  const { attempts } = logged.trial;
  const most = attempts.filter(({ answer }) => answer === 'cut' || (typeof answer === 'number' && isSuccess(answer)));
  const successes = shownIn(logged).filter((attempt) => {
    const status = statusIn(attempt);
    return status === undefined ? attempt.succeeded === true : isSuccess(status);
  });
  if (successes.length === 0 || tally.compared(successes.length <= most.length)) return undefined;
  const message = 'the log shows an attempt as answered with a 2xx to which the receiver gave no such answer';
  return { code: 'success-never-answered', message };
}

function shownIn(logged: LoggedTrial): Readonly<Record<string, unknown>>[] {
  const entry = loggedDelivery(logged);
  return (entry && attemptsIn(entry)) ?? [];
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}
