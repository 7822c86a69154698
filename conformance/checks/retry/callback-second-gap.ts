import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { gapRule } from '../../models/callback-rules.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../waves/wave-check.ts';

/** From the arrival of one attempt to that of the next. Whether a sender counts from its start or its end is open. */
export const callbackSecondGap = waveCheck({
  id: 'retry/callback-second-gap',
  title: 'The third attempt of a callback comes two seconds after the second, or later',
  clauses: ['callbacks.second-gap'],
  since: '0.1.0',
  area: 'retry',
  operations: callback_operations,
  copies: 3,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  ...gapRule({ index: 2, code: 'early-third-attempt', clause: 'callbacks.second-gap' }),
});
