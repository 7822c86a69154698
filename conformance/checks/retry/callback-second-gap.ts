import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { gapRule } from '../../models/callback-rules.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackSecondGap = waveCheck({
  id: 'retry/callback-second-gap',
  title: 'The third attempt of a callback comes two seconds after the second, or later',
  how: 'Two attempts fail at once; the median time from the second to the third must not be less than two seconds, nor more where the suite steps the clock.',
  clauses: ['callbacks.second-gap'],
  since: '0.1.0',
  ...of_callbacks,
  copies: 3,
  ...gapRule({ index: 2, clause: 'callbacks.second-gap' }),
});
