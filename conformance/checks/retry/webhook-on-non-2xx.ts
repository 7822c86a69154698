import { of_webhooks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { asksForRepeat, repeatRule } from '../../models/repeats.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Scenario } from '../../suite/scenario.ts';

/** Events of a run that a user dispatched are repeated like any others. */
const of_a_user: Scenario = { channel: 'webhook', run: 'succeeds', by: 'human', answers: [503] };

export const webhookOnNon2xx = waveCheck({
  id: 'retry/webhook-on-non-2xx',
  title: 'A webhook that is answered with anything but a 2xx is tried again',
  how: 'A webhook is answered with redirects, refusals and errors: another attempt must follow each of them. Nothing is missing unless a later run was heard meanwhile.',
  clauses: ['webhooks.retries-on-non-2xx'],
  since: '0.1.0',
  ...of_webhooks,
  scenarios: withNamed(of_webhooks.scenarios, ({ principals }) => (principals.human ? [of_a_user] : [])),
  ...repeatRule({
    code: 'not-repeated-after-non-2xx',
    clause: 'webhooks.retries-on-non-2xx',
    message: "A webhook's delivery that was answered with another status than a 2xx is not tried again.",
    what: "a webhook's delivery",
    isAsked: asksForRepeat(({ answer }) => typeof answer === 'number'),
  }),
});
