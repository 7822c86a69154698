import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { callbacksOf } from '../../models/deliveries.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, shownBy } from '../../models/events.ts';
import { waveCheck } from '../../models/wave-check.ts';

/** With what a webhook is told is not stated, so that callbacks alone are looked at. */
export const callbackIsAPost = waveCheck({
  id: 'events/callback-is-a-post',
  title: 'A callback is made by POST',
  how: 'Each attempt at a `callback_url`, first ones and repeats, must come by the method POST. A request by another one that brings no event, such as a question for the methods that are taken, is none.',
  clauses: ['callbacks.once'],
  since: '0.1.0',
  operations: callback_operations,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  judge(trials, _evidence, tally) {
    const others = tally.each(attemptsOfTrials(callbacksOf(trials))).filter(({ attempt }) => attempt.method !== 'POST');
    const [first] = others;
    if (!first) return [];
    const about = {
      code: 'another-method',
      clause: 'callbacks.once',
      message: `an event comes to a callback_url by ${first.attempt.method}`,
      expected: 'POST',
      actual: first.attempt.method,
    };
    return [shownBy(others, about)];
  },
  control: (trials) => (attemptsOfTrials(callbacksOf(trials)).length === 0 ? 'no callback arrived' : undefined),
});
