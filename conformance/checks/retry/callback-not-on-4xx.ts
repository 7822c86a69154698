import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { finalRule } from '../../models/callback-rules.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackNotOn4xx = waveCheck({
  id: 'retry/callback-not-on-4xx',
  title: 'A callback that is answered with a 4xx is not tried again',
  how: 'A callback is answered with a 4xx, any of them, 429 and 404 alike, and its URL is watched: it must not come again.',
  clauses: ['callbacks.no-retry-on-4xx'],
  since: '0.1.0',
  operations: callback_operations,
  copies: 2,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  ...finalRule('4xx', 'callbacks.no-retry-on-4xx'),
});
