import { isObject } from '../../../src/json/is-object.ts';
import { valueAt } from '../../../src/json/pointer.ts';
import { type RunRecord, type ShownRun, whereShown } from '../../models/shown-runs.ts';
import { instantOf, isSet, unitOf } from '../../models/values.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** Times of one run may come from the clocks of several machines. */
const several_clocks_ms = 100;

const clause = 'runs.times-in-order';
const times = ['created_at', 'started_at', 'completed_at'] as const;

/** A time that is missing is passed over: a run may be called off before it starts. */
export const timesInOrder = shownRunCheck({
  id: 'runs/times-in-order',
  title: 'A run is made before it starts, and starts before it ends',
  how: 'In every run that an answer shows, created_at is not after started_at, nor started_at after completed_at, by more than 100 ms.',
  clauses: [clause],
  codes: {
    'started-at-before-created-at': { clause, message: 'The started_at of a run lies before its created_at.' },
    'completed-at-before-started-at': { clause, message: 'The completed_at of a run lies before its started_at.' },
    'completed-at-before-created-at': { clause, message: 'The completed_at of a run lies before its created_at.' },
  },
  shows: ({ run }) => timesOf(run).length > 1,
  unseen: 'no answer shows a run with two of created_at, started_at and completed_at',
  judge(shown, tally) {
    const present = timesOf(shown.run);
    const doubt_ms = several_clocks_ms + unitOf(writtenTimes(shown));
    return present.slice(1).flatMap((later, index) => {
      const earlier = present[index]!;
      return tally.holds(earlier.ms - later.ms < doubt_ms, codeOf(later.name, earlier.name), {
        expected: `${earlier.text} or later`,
        actual: later.text,
        ...whereShown(shown, later.name),
      });
    });
  },
});

function codeOf(later: (typeof times)[number], earlier: (typeof times)[number]) {
  if (later === 'started_at') return 'started-at-before-created-at';
  return earlier === 'created_at' ? 'completed-at-before-created-at' : 'completed-at-before-started-at';
}

/** As they came: the canonical form does not show how many digits a time had. */
function writtenTimes({ exchange, pointer }: ShownRun): unknown[] {
  const run = valueAt(exchange.decoded?.json, pointer);
  return isObject(run) ? times.map((name) => run[name]) : [];
}

function timesOf(run: RunRecord) {
  return times
    .filter((name) => isSet(run[name]))
    .map((name) => ({ name, text: run[name], ms: instantOf(run[name]) }))
    .filter(({ ms }) => !Number.isNaN(ms));
}
