import { eventScenarios } from '../../arbitraries/event-scenarios.ts';
import { webhook_draws } from '../../arbitraries/scenarios.ts';
import { type EarlyEvent, endsLater, isComparable, readTooEarly } from '../../models/early-events.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { attemptsOfTrials, shownBy } from '../../models/events.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const toldAfterTheEnd = waveCheck({
  id: 'events/after-the-end',
  title: 'Nobody is told of a run before it has ended',
  how: 'As soon as an event of a run arrives the run is read: it must have ended, and its `completed_at` must not lie after the arrival.',
  clauses: ['events.after-the-end'],
  since: '0.1.0',
  operations: callback_operations,
  draws: webhook_draws,
  scenarios: eventScenarios,
  judge(trials, evidence, tally) {
    tally.each(trials.filter((trial) => isComparable(trial, evidence)));
    const read = trials.flatMap((trial) => readTooEarly(trial, evidence) ?? []);
    const stamped = trials.flatMap((trial) => endsLater(trial, evidence) ?? []);
    return [
      ...mismatchOf(
        read,
        'not-ended-when-told',
        'a run was read right behind the event that told of its end, and had not ended',
      ),
      ...mismatchOf(stamped, 'ends-after-it-is-told', 'the completed_at of a run lies after the arrival of its event'),
    ];
  },
  control(trials, evidence) {
    if (attemptsOfTrials(trials).length === 0) return 'no event arrived';
    if (trials.some((trial) => isComparable(trial, evidence))) return undefined;
    return 'no run could be read right behind its event, nor has a completed_at to compare';
  },
});

function mismatchOf(
  found: readonly EarlyEvent[],
  code: 'not-ended-when-told' | 'ends-after-it-is-told',
  message: string,
) {
  const [first] = found;
  if (!first) return [];
  const { expected, actual } = first;
  return [shownBy(found, { code, clause: 'events.after-the-end', message, expected, actual })];
}
