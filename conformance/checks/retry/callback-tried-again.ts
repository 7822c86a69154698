import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { repeatRules } from '../../models/repeats.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { isLost, recallsFor } from '../../suite/scenario.ts';

export const callbackTriedAgain = waveCheck({
  id: 'retry/callback-tried-again',
  title: 'A callback that is answered with a 5xx, or whose connection is lost, is tried again',
  how: 'Of three attempts, each that meets a 5xx or loses its connection must be followed by another. An equal request right behind it may be an HTTP library repeating.',
  clauses: ['callbacks.retries-on-5xx', 'callbacks.retries-on-network-error'],
  since: '0.1.0',
  ...of_callbacks,
  scenarios: withNamed(of_callbacks.scenarios, [
    // The attempt behind a timeout is one like any other, for senders that take it for a network error.
    { channel: 'callback', answers: ['hang', 503] },
    { channel: 'callback', run: 'workflow', answers: ['reset'] },
    { channel: 'callback', run: 'cancels', answers: ['close'] },
  ]),
  ...repeatRules('a callback', [
    {
      code: 'not-repeated-after-5xx',
      clause: 'callbacks.retries-on-5xx',
      message:
        'A callback that was answered with a 5xx is not tried again, though fewer than three attempts were made.',
      isAsked: ({ answer }) => typeof answer === 'number' && recallsFor(answer),
    },
    {
      code: 'not-repeated-after-reset',
      clause: 'callbacks.retries-on-network-error',
      message: 'A callback whose connection was lost is not tried again.',
      isAsked: ({ answer }) => isLost(answer),
      hides_in_tunnels: true,
    },
  ]),
});
