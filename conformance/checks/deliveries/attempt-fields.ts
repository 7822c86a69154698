import { webhook_draws, webhookScenarios } from '../../arbitraries/scenarios.ts';
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
import { isSet } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';

const clause = 'types.attempt-fields';

type Shown = Readonly<Record<string, unknown>>;

/** A receiver of the suite answers a text, but where HTTP has no body. */
const without_body = [204, 205, 304];

export const attemptFields = waveCheck({
  id: 'deliveries/attempt-fields',
  title: 'An attempt in the log tells its answer, how long that took, and whether it succeeded',
  how: 'Receivers answer by script. Each attempt that the log shows with a status they answered must show a response_time_ms, which is not negative, a response_body where there was one, and succeeded. What has no value may be null or absent, and of which type they are is left to the target.',
  clauses: [clause],
  since: '0.1.0',
  operations: log_operations,
  draws: webhook_draws,
  scenarios: webhookScenarios(),
  control: logControl(
    (logged) => answeredIn(logged).length > 0,
    'no log shows an attempt with the status of its answer',
  ),
  judge(trials, evidence, tally) {
    const { public: is_public } = waveOf(evidence);
    const logged = loggedTrials(trials, evidence);
    // A tunnel may answer in the place of the receiver, without a body.
    const rules = is_public ? [unjudged, untimed, backwards] : [unjudged, untimed, backwards, silent];
    return rules.flatMap((rule) => judgeLogged(ofAttempts(rule), logged, clause, tally));
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

const silent: Rule = (attempt) =>
  isSet(attempt.response_body) || without_body.includes(statusIn(attempt)!)
    ? undefined
    : { code: 'no-body', message: 'an attempt that was answered with a body shows no response_body in the log' };

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
