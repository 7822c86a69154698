import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { wait_rule } from '../../models/callback-rules.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackWaits = waveCheck({
  id: 'retry/callback-waits',
  title: 'A callback comes again one second after its first attempt, and two after its second, or later',
  how: 'Attempts fail at once; the median time to the next must not be less than one second, then two, nor more where the suite steps the clock.',
  clauses: ['callbacks.first-gap', 'callbacks.second-gap'],
  since: '0.1.0',
  ...of_callbacks,
  copies: 3,
  ...wait_rule,
});
