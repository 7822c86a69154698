import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { attemptsRule } from '../../models/callback-rules.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackAtMostThree = waveCheck({
  id: 'retry/callback-at-most-three',
  title: 'A callback is tried three times at most',
  how: 'Each attempt of a callback is answered by a failure, and the URL is watched behind the third for longer than a fourth would wait: none may come.',
  clauses: ['callbacks.at-most-three'],
  since: '0.1.0',
  ...of_callbacks,
  copies: 2,
  ...attemptsRule('callbacks.at-most-three'),
});
