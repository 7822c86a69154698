import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { repeatRule } from '../../models/repeats.ts';
import { waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { isLost } from '../../suite/scenario.ts';
import { uncounted } from '../../suite/tally.ts';

const rule = repeatRule({
  code: 'not-repeated-after-reset',
  clause: 'callbacks.retries-on-network-error',
  message: 'A callback whose connection was lost is not tried again.',
  what: 'a callback',
  isAsked: ({ answer }) => isLost(answer),
});

export const callbackOnNetworkError = waveCheck({
  id: 'retry/callback-on-network-error',
  title: 'A callback whose connection is lost is tried again',
  how: 'The connection is reset or closed without an answer: another attempt must follow. An equal request right behind it, which an HTTP library may have sent, is none.',
  clauses: ['callbacks.retries-on-network-error'],
  since: '0.1.0',
  operations: callback_operations,
  draws: callback_draws,
  scenarios: withNamed(callbackScenarios(), [
    { channel: 'callback', run: 'workflow', answers: ['reset'] },
    { channel: 'callback', run: 'cancels', answers: ['close'] },
  ]),
  codes: rule.codes,
  judge: (trials, evidence, tally) => (waveOf(evidence).public ? [] : rule.judge(trials, evidence, tally)),
  control(trials, evidence, found) {
    if (waveOf(evidence).public && rule.judge(trials, evidence, uncounted).length > 0) {
      return 'no attempt followed a lost connection; behind a public URL a tunnel may have answered in the place of the receiver';
    }
    return rule.control(trials, evidence, found);
  },
});
