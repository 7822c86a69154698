import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { gapRule } from '../../models/callback-rules.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackSecondGap = waveCheck({
  id: 'retry/callback-second-gap',
  title: 'The third attempt of a callback comes two seconds after the second, or later',
  how: 'Two attempts are answered by failures at once, and the time from the arrival of the second to that of the third is measured: the median must not be less than two seconds. Where the suite steps the clock, it must not be more either; elsewhere later is permitted. So is counting from the start or the end of the attempt.',
  clauses: ['callbacks.second-gap'],
  since: '0.1.0',
  operations: callback_operations,
  copies: 3,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  ...gapRule({
    index: 2,
    code: 'early-third-attempt',
    late_code: 'late-third-attempt',
    clause: 'callbacks.second-gap',
  }),
});
