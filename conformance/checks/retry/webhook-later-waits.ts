import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { countableOf, scheduleOf, waitsOf } from '../../models/webhook-rules.ts';
import { judgeLaterWaits, leastWait, real_waits, wait_codes } from '../../models/webhook-schedule.ts';
import { table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Scenario } from '../../suite/scenario.ts';

/** As far as a schedule is followed. */
const most_attempts = 12;
const usual_attempts = 8;

export const webhookLaterWaits = waveCheck({
  id: 'retry/webhook-later-waits',
  title: 'The waits behind the third one keep to the schedule that the target declares too',
  how: 'A webhook is refused until its attempts are used up, and each wait behind the third is compared with the target file. That takes a stepped clock.',
  clauses: ['events.webhook-schedule'],
  codes: wait_codes,
  since: '0.1.0',
  operations: webhook_operations,
  draws: webhook_draws,
  copies: 3,
  scenarios: (facts) => table(facts.steps_time ? [refusing(facts)] : [{ channel: 'webhook', answers: [500] }]),
  judge: (trials, evidence, tally) =>
    waveOf(evidence).clock === 'stepped' ? judgeLaterWaits(trials, evidence, tally) : [],
  control(trials, evidence) {
    if (waveOf(evidence).clock === 'real') {
      const reason = `in real time no more than ${real_waits} repeats are waited for: the waits behind them, and whether all declared attempts are made, show on a clock that can be stepped`;
      return { verdict: 'not-claimed', reason };
    }
    const schedule = scheduleOf(evidence.facts);
    const { attempts = usual_attempts } = schedule;
    if (leastWait(schedule, real_waits + 1) === undefined || attempts <= real_waits + 1) {
      return { verdict: 'not-claimed', reason: `the target declares no wait behind the third` };
    }
    const is_seen = countableOf(trials, evidence).some((trial) => waitsOf(trial).length > real_waits);
    return is_seen ? undefined : `no webhook was seen to be tried ${real_waits + 2} times`;
  },
});

function refusing({ choices }: Facts): Scenario {
  const { attempts = usual_attempts } = scheduleOf({ choices });
  return { channel: 'webhook', answers: Array.from({ length: Math.min(attempts + 1, most_attempts) }, () => 503) };
}
