import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { repeatRule } from '../../models/repeats.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { recallsFor, type Scenario } from '../../suite/scenario.ts';

/** The attempt behind a timeout is one like any other, for senders that take it for a network error. */
const behind_a_hang: Scenario = { channel: 'callback', answers: ['hang', 503] };

export const callbackOn5xx = waveCheck({
  id: 'retry/callback-on-5xx',
  title: 'A callback that is answered with a 5xx is tried again',
  how: 'Of three attempts, each that was answered with a 5xx must be followed by another. Nothing is missing unless a later run was heard meanwhile.',
  clauses: ['callbacks.retries-on-5xx'],
  since: '0.1.0',
  ...of_callbacks,
  scenarios: withNamed(of_callbacks.scenarios, [behind_a_hang]),
  ...repeatRule({
    code: 'not-repeated-after-5xx',
    clause: 'callbacks.retries-on-5xx',
    message: 'A callback that was answered with a 5xx is not tried again, though fewer than three attempts were made.',
    what: 'a callback',
    isAsked: ({ answer }) => typeof answer === 'number' && recallsFor(answer),
  }),
});
