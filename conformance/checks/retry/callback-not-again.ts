import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { final_rule } from '../../models/callback-rules.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { ReceiverAnswer, Scenario } from '../../suite/scenario.ts';

/** The success that is most easily taken for none, and redirects without a `Location`: nobody is led anywhere. */
const named: readonly ReceiverAnswer[][] = [[204], [300], [301], [303], [304], [307], [308], [503, 302]];

export const callbackNotAgain = waveCheck({
  id: 'retry/callback-not-again',
  title: 'A callback that is answered with a 2xx, a 3xx or a 4xx is not tried again',
  how: 'Callbacks are answered with a 2xx, 3xx or 4xx, some with a text that is no UTF-8: neither a repeat nor a second callback of the run may come.',
  clauses: ['callbacks.no-retry-on-2xx', 'callbacks.no-retry-on-3xx', 'callbacks.no-retry-on-4xx', 'callbacks.once'],
  since: '0.1.0',
  ...of_callbacks,
  copies: 2,
  scenarios: withNamed(of_callbacks.scenarios, [
    ...named.map((answers): Scenario => ({ channel: 'callback', answers })),
    { channel: 'callback', run: 'cancels', answers: [] },
  ]),
  ...final_rule,
});
