import { of_callbacks } from '../../arbitraries/wave-families.ts';
import { repeatRules } from '../../models/repeats.ts';
import { type Trial, waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { callback_attempts, isLost, recallsFor } from '../../suite/scenario.ts';

/** Any kind of failure counts: the number of attempts is looked at here. */
const ruleFor = (is_public: boolean) =>
  repeatRules('a callback', [
    {
      code: 'fewer-than-three',
      clause: 'callbacks.three-on-failure',
      message: 'A callback that fails each time is tried fewer than three times.',
      // A tunnel may have answered in the place of a receiver that lets the connection go.
      isAsked: ({ answer }) => recallsFor(answer) && !(is_public && isLost(answer)),
    },
  ]);

export const callbackThreeOnFailure = waveCheck({
  id: 'retry/callback-three-on-failure',
  title: 'A callback that fails each time is tried three times',
  how: 'Callbacks that fail each time must come three times. That there is no fourth is a check of its own.',
  clauses: ['callbacks.three-on-failure'],
  codes: ruleFor(false).codes,
  since: '0.1.0',
  ...of_callbacks,
  judge: (trials, evidence, tally) => ruleFor(waveOf(evidence).public).judge(trials, evidence, tally),
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
    const unproven = ruleFor(waveOf(evidence).public).control(trials, evidence, found);
    if (unproven !== undefined) return unproven;
    return trials.some(({ attempts }) => attempts.length >= callback_attempts && firstFailed(attempts))
      ? undefined
      : 'no callback failed so often that a third attempt was called for and seen';
  },
});

function firstFailed(attempts: Trial['attempts']): boolean {
  return attempts.slice(0, callback_attempts - 1).every(({ answer }) => recallsFor(answer));
}
