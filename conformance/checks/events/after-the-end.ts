import { of_events } from '../../arbitraries/wave-families.ts';
import { endsLater, isComparable, readTooEarly } from '../../models/early-events.ts';
import { attemptsOfTrials } from '../../models/events.ts';
import { brokenBy } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const toldAfterTheEnd = waveCheck({
  id: 'events/after-the-end',
  title: 'Nobody is told of a run before it has ended',
  how: 'As soon as an event of a run arrives the run is read: it must have ended, and its `completed_at` must not lie after the arrival.',
  clauses: ['events.after-the-end'],
  codes: {
    'not-ended-when-told': {
      clause: 'events.after-the-end',
      message: 'A run was read right behind the event that told of its end, and had not ended.',
    },
    'ends-after-it-is-told': {
      clause: 'events.after-the-end',
      message: 'The completed_at of a run lies after the arrival of its event.',
    },
  },
  since: '0.1.0',
  ...of_events,
  judge(trials, evidence, tally) {
    tally.each(trials.filter((trial) => isComparable(trial, evidence)));
    const read = trials.flatMap((trial) => readTooEarly(trial, evidence) ?? []);
    const stamped = trials.flatMap((trial) => endsLater(trial, evidence) ?? []);
    return [
      ...brokenBy(tally, 'not-ended-when-told', read, ({ expected, actual }) => ({ expected, actual })),
      ...brokenBy(tally, 'ends-after-it-is-told', stamped, ({ expected, actual }) => ({ expected, actual })),
    ];
  },
  control(trials, evidence) {
    if (attemptsOfTrials(trials).length === 0) return 'no event arrived';
    if (trials.some((trial) => isComparable(trial, evidence))) return undefined;
    return 'no run could be read right behind its event, nor has a completed_at to compare';
  },
});
