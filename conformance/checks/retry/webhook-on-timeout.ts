import { webhook_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { hanging_scenarios, webhookRepeatRule } from '../../models/webhook-rules.ts';
import { table } from '../../suite/check.ts';

export const webhookOnTimeout = waveCheck({
  id: 'retry/webhook-on-timeout',
  title: 'A webhook that is not answered in time is tried again',
  how: 'A receiver takes the request of a webhook and never answers, until the sender gives it up: another attempt must follow.',
  clauses: ['webhooks.retries-on-timeout'],
  since: '0.1.0',
  operations: webhook_operations,
  scenarios: () => table(hanging_scenarios),
  ...webhookRepeatRule({
    code: 'not-repeated-after-timeout',
    clause: 'webhooks.retries-on-timeout',
    met: 'that is not answered in time',
    isLooked: ({ answer }) => answer === 'hang',
  }),
});
