import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { gapRule } from '../../models/callback-rules.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../waves/wave-check.ts';

/** From the arrival of one attempt to that of the next. Whether a sender counts from its start or its end is open. */
export const callbackFirstGap = waveCheck({
  id: 'retry/callback-first-gap',
  title: 'The second attempt of a callback comes one second after the first, or later',
  clauses: ['callbacks.first-gap'],
  since: '0.1.0',
  area: 'retry',
  operations: callback_operations,
  copies: 3,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  ...gapRule({ index: 1, code: 'early-second-attempt', clause: 'callbacks.first-gap' }),
});
