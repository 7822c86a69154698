import { chosen } from '../../../src/choices/chosen.ts';
import { timeline } from '../../models/deliveries.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { brokenBy, type Trial, waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { hasEqualRequest, scheduleOf } from '../../models/webhook-rules.ts';
import { table } from '../../suite/check.ts';
import type { Facts, Observation } from '../../suite/evidence.ts';
import { callbackWait_ms } from '../../suite/scenario.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

type Taken = 'network_error' | 'success';

/** A sender that is late by less is not done yet. */
const grace_share = 1.25;
const grace_ms = 200;
/** So long a webhook is waited for whose first repeat the target does not declare. */
const unknown_repeat_ms = 10_000;

export const receiverAnswers = waveCheck({
  id: 'retry/receiver-answers',
  title: 'An answer that is cut behind its 200 is taken as the target declares',
  how: 'An answer is cut behind its 200, and the URL is watched for a repeat. Either is permitted, and judged where it is declared; other answers are not tried.',
  clauses: ['events.receiver-answers'],
  codes: {
    'cut-answer-not-as-declared': {
      clause: 'events.receiver-answers',
      level: 'declared',
      message:
        'An event whose answer was cut behind a 200 is repeated, or is not, otherwise than the target file says.',
    },
  },
  since: '0.1.0',
  operations: callback_operations,
  copies: 2,
  scenarios: () =>
    table([
      { channel: 'callback', answers: ['cut'] },
      { channel: 'webhook', answers: ['cut'] },
      // An event that was taken may come again all the same.
      { channel: 'webhook', answers: [200] },
    ]),
  judge(trials, evidence, tally) {
    const broken = trials.filter((trial) => {
      const taken = takenAs(trial, trials, evidence);
      const declared = declaredFor(trial, evidence.facts);
      if (taken === undefined || declared === undefined || taken === declared) return false;
      // In real time a repeat that does not come cannot be told from a late one.
      return taken === 'network_error' || waveOf(evidence).clock === 'stepped';
    });
    return brokenBy(tally, 'cut-answer-not-as-declared', broken, (first) => {
      const is_repeated = first.attempts.length > 1;
      return {
        expected: is_repeated ? 'no further attempt' : 'another attempt',
        actual: timeline(first.attempts),
        // A connection may break before the 200 is read.
        ...(is_repeated && broken.length === 1 && { again: true as const }),
      };
    });
  },
  control(trials, evidence) {
    if (waveOf(evidence).public) return 'what answers in the place of the receiver may mend a connection that is cut';
    const is_seen = trials.some((trial) => takenAs(trial, trials, evidence) !== undefined);
    return is_seen ? undefined : 'no sender was watched long enough behind an answer that was cut';
  },
  observe(trials, evidence) {
    return trials.flatMap((trial): Observation[] => {
      const cut_after_2xx = takenAs(trial, trials, evidence);
      if (cut_after_2xx === undefined) return [];
      const operation = trial.scenario.channel === 'webhook' ? { operation: 'createWebhook' as const } : {};
      return [{ choice: 'events.receiver_answers', ...operation, value: { cut_after_2xx } }];
    });
  },
});

/** Undefined where another request may be the HTTP library's own or come of itself, or nobody waited long enough. */
function takenAs(trial: Trial, trials: readonly Trial[], evidence: WaveEvidence): Taken | undefined {
  if (trial.attempts[0]?.answer !== 'cut' || hasEqualRequest(trial, evidence)) return undefined;
  if (trial.attempts.length > 1) return trials.some((one) => comesAgain(one, trial)) ? undefined : 'network_error';
  return trial.quiet_ms >= repeatIsDue(trial, evidence.facts) ? 'success' : undefined;
}

/** An event that was taken on the same channel is repeated. */
function comesAgain({ scenario, attempts }: Trial, { scenario: { channel } }: Trial): boolean {
  return scenario.channel === channel && attempts[0]?.answer === 200 && attempts.length > 1;
}

/** The time at which a repeat would have come, in milliseconds behind the attempt. */
function repeatIsDue({ scenario }: Trial, facts: Facts): number {
  if (scenario.channel === 'callback') return grace_share * callbackWait_ms(1) + grace_ms;
  const { first_retry_s, cap_s } = scheduleOf(facts);
  if (first_retry_s === undefined) return unknown_repeat_ms;
  return 1_000 * grace_share * Math.min(first_retry_s, cap_s ?? first_retry_s) + grace_ms;
}

function declaredFor({ scenario }: Trial, { choices }: Facts) {
  const operation = scenario.channel === 'webhook' ? 'createWebhook' : undefined;
  const declared = chosen(choices, 'events.receiver_answers', operation)?.cut_after_2xx;
  return declared === 'network_error' || declared === 'success' ? declared : undefined;
}
