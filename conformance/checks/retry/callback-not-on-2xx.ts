import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { finalRule, type Surplus } from '../../models/callback-rules.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { isTaken, type Scenario } from '../../suite/scenario.ts';

/** The success that is most easily taken for none is met whatever is drawn. */
const without_body: Scenario = { channel: 'callback', answers: [204] };

export const callbackNotOn2xx = waveCheck({
  id: 'retry/callback-not-on-2xx',
  title: 'A callback that is answered with a 2xx is not tried again',
  how: 'A callback is answered with a 2xx, some of them with a text that is no UTF-8, and its URL is watched: it must not come again, whether as a repeat or as a callback of its own.',
  clauses: ['callbacks.no-retry-on-2xx', 'callbacks.once'],
  since: '0.1.0',
  operations: callback_operations,
  copies: 2,
  draws: callback_draws,
  scenarios: withNamed(callbackScenarios(), [without_body, { channel: 'callback', run: 'cancels', answers: [] }]),
  ...finalRule({
    answer: 'a 2xx',
    isFinal: isTaken,
    broken: (surplus) => {
      const { answer } = surplus.after;
      return isAnother(surplus)
        ? {
            code: 'called-twice',
            clause: 'callbacks.once',
            message: `a run whose callback was answered with ${answer} is told again, as another delivery`,
          }
        : {
            code: 'repeated-after-2xx',
            clause: 'callbacks.no-retry-on-2xx',
            message: `a callback that was answered with ${answer} comes again`,
          };
    },
  }),
});

/** It says of itself that it is no repeat. */
function isAnother({ after, attempt }: Surplus): boolean {
  return (
    after.delivery_id !== undefined && attempt.delivery_id !== undefined && after.delivery_id !== attempt.delivery_id
  );
}
