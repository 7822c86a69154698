import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { callbacksOf } from '../../models/deliveries.ts';
import { attemptsOfTrials } from '../../models/events.ts';
import { brokenBy } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

/** Callbacks alone are looked at: the method of webhooks is not stated. */
export const callbackIsAPost = waveCheck({
  id: 'events/callback-is-a-post',
  title: 'A callback is made by POST',
  how: 'Each attempt at a `callback_url`, first ones and repeats, must come by the method POST. A request that brings no event is none.',
  clauses: ['callbacks.once'],
  codes: {
    'method-not-post': {
      clause: 'callbacks.once',
      message: 'An event comes to a callback_url by another method than POST.',
    },
  },
  since: '0.1.0',
  ...of_callbacks,
  judge(trials, _evidence, tally) {
    const others = tally.each(attemptsOfTrials(callbacksOf(trials))).filter(({ attempt }) => attempt.method !== 'POST');
    return brokenBy(tally, 'method-not-post', others, ({ attempt }) => ({ expected: 'POST', actual: attempt.method }));
  },
  control: (trials) => (attemptsOfTrials(callbacksOf(trials)).length === 0 ? 'no callback arrived' : undefined),
});
