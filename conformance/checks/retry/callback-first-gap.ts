import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { gapRule } from '../../models/callback-rules.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackFirstGap = waveCheck({
  id: 'retry/callback-first-gap',
  title: 'The second attempt of a callback comes one second after the first, or later',
  how: 'An attempt fails at once; the median time to the next must not be less than one second, nor more where the suite steps the clock.',
  clauses: ['callbacks.first-gap'],
  since: '0.1.0',
  ...of_callbacks,
  copies: 3,
  ...gapRule({ index: 1, clause: 'callbacks.first-gap' }),
});
