import { callback_draws, callbackScenarios } from '../../arbitraries/scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { repeatRule } from '../../models/repeats.ts';
import { type Trial, waveOf } from '../../models/trials.ts';
import { type WaveCheck, waveCheck } from '../../models/wave-check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import { callback_attempts, isLost, recallsFor } from '../../suite/scenario.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

/** After whatever failed before: it is the number of attempts that counts here. */
function ruleFor(is_public: boolean) {
  return repeatRule({
    code: 'fewer-than-three',
    clause: 'callbacks.three-on-failure',
    what: 'a callback',
    // A tunnel may have answered in the place of a receiver that lets the connection go.
    isAsked: ({ answer }) => recallsFor(answer) && !(is_public && isLost(answer)),
  });
}

const judge: WaveCheck['judge'] = (trials, evidence, tally: Tally) =>
  ruleFor(waveOf(evidence).public)
    .judge(trials, evidence, tally)
    .map((mismatch) => counted(mismatch, trials));

export const callbackThreeOnFailure = waveCheck({
  id: 'retry/callback-three-on-failure',
  title: 'A callback that fails each time is tried three times',
  how: 'Callbacks that fail each time must come three times. That there is no fourth is a check of its own.',
  clauses: ['callbacks.three-on-failure'],
  since: '0.1.0',
  operations: callback_operations,
  draws: callback_draws,
  scenarios: callbackScenarios(),
  judge,
  control(trials, evidence) {
    if (judge(trials, evidence, uncounted).length > 0) return undefined;
    const unproven = ruleFor(waveOf(evidence).public).control(trials, evidence);
    if (unproven !== undefined) return unproven;
    return trials.some(({ attempts }) => attempts.length >= callback_attempts && firstFailed(attempts))
      ? undefined
      : 'no callback failed so often that a third attempt was called for and seen';
  },
});

function firstFailed(attempts: Trial['attempts']): boolean {
  return attempts.slice(0, callback_attempts - 1).every(({ answer }) => recallsFor(answer));
}

function counted(mismatch: Mismatch, trials: readonly Trial[]): Mismatch {
  const { attempts = [], missing } = trials.find(({ index }) => index === mismatch.shown_by?.[0]) ?? {};
  const times = attempts.length === 1 ? 'once' : `${attempts.length} times`;
  const message = `a callback that failed each time is tried ${times}, and not again within ${missing?.watched_s} s`;
  return { ...mismatch, message, expected: `${callback_attempts} attempts` };
}
