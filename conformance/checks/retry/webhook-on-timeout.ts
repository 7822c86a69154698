import { webhook_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { hanging_scenarios, webhookRepeatRules } from '../../models/webhook-rules.ts';
import { table } from '../../suite/check.ts';

/** Apart from other repeats, which are seen sooner than a sender gives up. */
export const webhookOnTimeout = waveCheck({
  id: 'retry/webhook-on-timeout',
  title: 'A webhook that is not answered in time is tried again',
  how: 'A receiver takes the request of a webhook and never answers, until the sender gives it up: another attempt must follow.',
  clauses: ['webhooks.retries-on-timeout'],
  since: '0.1.0',
  operations: webhook_operations,
  scenarios: () => table(hanging_scenarios),
  ...webhookRepeatRules([
    {
      code: 'not-repeated-after-timeout',
      clause: 'webhooks.retries-on-timeout',
      message: "A webhook's delivery that was not answered in time is not tried again.",
      isLooked: ({ answer }) => answer === 'hang',
    },
  ]),
});
