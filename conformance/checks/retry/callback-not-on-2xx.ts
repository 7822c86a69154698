import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { finalRule } from '../../models/callback-rules.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Scenario } from '../../suite/scenario.ts';

/** The success that is most easily taken for none is met whatever is drawn. */
const without_body: Scenario = { channel: 'callback', answers: [204] };

export const callbackNotOn2xx = waveCheck({
  id: 'retry/callback-not-on-2xx',
  title: 'A callback that is answered with a 2xx is not tried again',
  how: 'A callback is answered with a 2xx, some with a text that is no UTF-8: neither a repeat nor a second callback of the run may come.',
  clauses: ['callbacks.no-retry-on-2xx', 'callbacks.once'],
  since: '0.1.0',
  ...of_callbacks,
  copies: 2,
  scenarios: withNamed(of_callbacks.scenarios, [without_body, { channel: 'callback', run: 'cancels', answers: [] }]),
  ...finalRule('2xx', 'callbacks.no-retry-on-2xx', 'callbacks.once'),
});
