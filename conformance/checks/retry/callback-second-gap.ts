import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { gapRule } from '../../models/callback-rules.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackSecondGap = waveCheck({
  id: 'retry/callback-second-gap',
  title: 'The third attempt of a callback comes two seconds after the second, or later',
  how: 'Two attempts fail at once; the median time from the second to the third must not be less than two seconds, nor more where the suite steps the clock.',
  clauses: ['callbacks.second-gap'],
  since: '0.1.0',
  operations: callback_operations,
  copies: 3,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  ...gapRule({ index: 2, clause: 'callbacks.second-gap' }),
});
