import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { lossText, repeatRule } from '../../models/repeats.ts';
import { waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { isLost } from '../../suite/scenario.ts';
import { uncounted } from '../../suite/tally.ts';

const rule = repeatRule({
  code: 'not-repeated-after-reset',
  clause: 'callbacks.retries-on-network-error',
  what: 'a callback',
  isAsked: ({ answer }) => isLost(answer),
});

export const callbackOnNetworkError = waveCheck({
  id: 'retry/callback-on-network-error',
  title: 'A callback whose connection is lost is tried again',
  how: 'The connection is reset or closed without an answer, which is a network error whatever the sender is made of: another attempt must follow. What an HTTP library sends once more at once is no further attempt.',
  clauses: ['callbacks.retries-on-network-error'],
  since: '0.1.0',
  operations: callback_operations,
  draws: callback_draws,
  scenarios: withNamed(callbackScenarios(), [
    { channel: 'callback', run: 'workflow', answers: ['reset'] },
    { channel: 'callback', run: 'cancels', answers: ['close'] },
  ]),
  judge(trials, evidence, tally) {
    if (waveOf(evidence).public) return [];
    return rule.judge(trials, evidence, tally).map((mismatch) => {
      const trial = trials.find(({ index }) => index === mismatch.shown_by?.[0]);
      const last = trial?.attempts.at(-1)?.answer;
      const met = last !== undefined && isLost(last) ? lossText(last) : 'whose connection was lost';
      const message = `a callback ${met} is not tried again within ${trial?.missing?.watched_s} s`;
      return { ...mismatch, message, expected: 'another attempt after the lost connection' };
    });
  },
  control(trials, evidence) {
    if (waveOf(evidence).public && rule.judge(trials, evidence, uncounted).length > 0) {
      return 'no attempt followed a lost connection; behind a public URL a tunnel may have answered in the place of the receiver';
    }
    return rule.control(trials, evidence);
  },
});
