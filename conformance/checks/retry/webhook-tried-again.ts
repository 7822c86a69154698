import { of_webhooks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { webhookRepeatRules } from '../../models/webhook-rules.ts';
import { isLost, type Scenario } from '../../suite/scenario.ts';

/** Each kind of end meets it, whatever is drawn. */
const resets = (['succeeds', 'fails', 'cancels'] as const).map(
  (run): Scenario => ({ channel: 'webhook', answers: ['reset'], run }),
);
/** Events of a run that a user dispatched are repeated like any others. */
const of_a_user: Scenario = { channel: 'webhook', run: 'succeeds', by: 'human', answers: [503] };

export const webhookTriedAgain = waveCheck({
  id: 'retry/webhook-tried-again',
  title: 'A webhook that is answered with anything but a 2xx, or whose connection is lost, is tried again',
  how: 'A webhook is answered with redirects, refusals and errors, or loses its connection: another attempt must follow. Nothing is missing unless a later run was heard meanwhile.',
  clauses: ['webhooks.retries-on-non-2xx', 'webhooks.retries-on-network-error'],
  since: '0.1.0',
  ...of_webhooks,
  scenarios: withNamed(of_webhooks.scenarios, ({ principals }) => [
    ...resets,
    ...(principals.human ? [of_a_user] : []),
  ]),
  ...webhookRepeatRules([
    {
      code: 'not-repeated-after-non-2xx',
      clause: 'webhooks.retries-on-non-2xx',
      message: "A webhook's delivery that was answered with another status than a 2xx is not tried again.",
      isLooked: ({ answer }) => typeof answer === 'number',
    },
    {
      code: 'not-repeated-after-reset',
      clause: 'webhooks.retries-on-network-error',
      message: "A webhook's delivery whose connection was lost is not tried again.",
      isLooked: ({ answer }) => isLost(answer),
    },
  ]),
});
