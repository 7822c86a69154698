import { webhook_draws, webhookScenarios } from '../../arbitraries/scenarios.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { webhookRepeatRule } from '../../models/webhook-rules.ts';
import { isLost, type Scenario } from '../../suite/scenario.ts';

const resets = (['succeeds', 'fails', 'cancels'] as const).map(
  (run): Scenario => ({ channel: 'webhook', answers: ['reset'], run }),
);

export const webhookOnNetworkError = waveCheck({
  id: 'retry/webhook-on-network-error',
  title: 'A webhook whose connection is lost is tried again',
  how: 'A receiver takes the request of a webhook and resets or closes the connection: another attempt must follow. Nothing is missing unless a later run was heard meanwhile.',
  clauses: ['webhooks.retries-on-network-error'],
  since: '0.1.0',
  operations: webhook_operations,
  draws: webhook_draws,
  scenarios(facts) {
    const common = webhookScenarios()(facts);
    // Each kind of end meets it, whatever is drawn.
    return common.kind === 'table' ? common : { ...common, named: [...(common.named ?? []), ...resets] };
  },
  ...webhookRepeatRule({
    code: 'not-repeated-after-reset',
    clause: 'webhooks.retries-on-network-error',
    message: "A webhook's delivery whose connection was lost is not tried again.",
    isLooked: ({ answer }) => isLost(answer),
  }),
});
