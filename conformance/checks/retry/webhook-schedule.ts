import { of_webhooks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { hanging_scenarios, refusingScenarios, scheduleOf } from '../../models/webhook-rules.ts';
import { isScheduleSeen, judgeSchedule, observedSchedule, schedule_codes } from '../../models/webhook-schedule.ts';

export const webhookSchedule = waveCheck({
  id: 'retry/webhook-schedule',
  title: 'The attempts of a webhook keep to the schedule that the target declares',
  how: 'The number of attempts of a webhook, the first three waits and the timeout are compared with the target file, and only observed where nothing is declared.',
  clauses: ['events.webhook-schedule'],
  codes: schedule_codes,
  since: '0.1.0',
  ...of_webhooks,
  copies: 3,
  // A receiver that never answers, and on a stepped clock one that never takes anything.
  scenarios: withNamed(of_webhooks.scenarios, (facts) => [...hanging_scenarios, ...refusingScenarios(facts)]),
  judge: judgeSchedule,
  control(trials, evidence) {
    if (!isScheduleSeen(trials, evidence)) {
      return 'no attempt of a webhook was seen to end in time or to be followed by another';
    }
    const is_told = Object.keys({ ...scheduleOf(evidence.facts), ...observedSchedule(trials, evidence) }).length > 0;
    return is_told ? undefined : 'the waits could not be measured: what is equal took times too different';
  },
  observe(trials, evidence) {
    const value = observedSchedule(trials, evidence);
    return Object.keys(value).length > 0
      ? [{ choice: 'events.webhook_schedule', operation: 'createWebhook', value }]
      : [];
  },
});
