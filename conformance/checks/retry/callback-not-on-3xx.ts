import fc from 'fast-check';
import { finalRule } from '../../models/callback-rules.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { ReceiverAnswer } from '../../suite/scenario.ts';

/** None of them has a `Location`: nobody is led anywhere. */
const redirects: readonly ReceiverAnswer[] = [300, 301, 302, 303, 304, 307, 308];

export const callbackNotOn3xx = waveCheck({
  id: 'retry/callback-not-on-3xx',
  title: 'A callback that is answered with a 3xx is not tried again',
  how: 'A callback is answered with a 3xx without a Location, at once or in a repeat, and its URL is watched: it must not come again.',
  clauses: ['callbacks.no-retry-on-3xx'],
  since: '0.1.0',
  operations: callback_operations,
  copies: 2,
  scenarios: () => ({
    kind: 'drawn',
    arbitrary: fc.constantFrom(...redirects).map((answer) => ({ channel: 'callback', answers: [answer] })),
    samples: 2,
    named: [[302], [304], [307], [503, 302]].map((answers) => ({ channel: 'callback', answers })),
  }),
  ...finalRule('3xx', 'callbacks.no-retry-on-3xx'),
});
