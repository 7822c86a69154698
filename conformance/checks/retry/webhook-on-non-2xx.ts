import { webhook_draws, webhookScenarios } from '../../arbitraries/scenarios.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { asksForRepeat, repeatRule } from '../../models/repeats.ts';
import { waveCheck } from '../../waves/wave-check.ts';

/** Whatever a receiver answers that is no 2xx: redirects and refusals as well as errors. */
export const webhookOnNon2xx = waveCheck({
  id: 'retry/webhook-on-non-2xx',
  title: 'A webhook that is answered with anything but a 2xx is tried again',
  clauses: ['webhooks.retries-on-non-2xx'],
  since: '0.1.0',
  area: 'retry',
  operations: webhook_operations,
  draws: webhook_draws,
  scenarios: webhookScenarios(),
  ...repeatRule({
    code: 'not-repeated-after-non-2xx',
    clause: 'webhooks.retries-on-non-2xx',
    what: "a webhook's delivery",
    isAsked: asksForRepeat(({ answer }) => typeof answer === 'number'),
  }),
});
