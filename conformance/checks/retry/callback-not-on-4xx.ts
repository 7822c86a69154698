import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { finalRule } from '../../models/callback-rules.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const callbackNotOn4xx = waveCheck({
  id: 'retry/callback-not-on-4xx',
  title: 'A callback that is answered with a 4xx is not tried again',
  how: 'A callback is answered with a 4xx, any of them, 429 and 404 alike, and its URL is watched: it must not come again.',
  clauses: ['callbacks.no-retry-on-4xx'],
  since: '0.1.0',
  ...of_callbacks,
  copies: 2,
  ...finalRule('4xx', 'callbacks.no-retry-on-4xx'),
});
