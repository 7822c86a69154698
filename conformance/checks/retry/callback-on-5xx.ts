import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { repeatRule } from '../../models/repeats.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { recallsFor } from '../../suite/scenario.ts';

export const callbackOn5xx = waveCheck({
  id: 'retry/callback-on-5xx',
  title: 'A callback that is answered with a 5xx is tried again',
  how: 'Of three attempts, each that was answered with a 5xx must be followed by another. Nothing is missing unless a later run was heard meanwhile.',
  clauses: ['callbacks.retries-on-5xx'],
  since: '0.1.0',
  operations: callback_operations,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  ...repeatRule({
    code: 'not-repeated-after-5xx',
    clause: 'callbacks.retries-on-5xx',
    what: 'a callback',
    isAsked: ({ answer }) => typeof answer === 'number' && recallsFor(answer),
  }),
});
