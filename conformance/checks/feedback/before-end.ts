import { stopAfterEnd } from '../../acts/stop-after-end.ts';
import {
  of_ratings,
  type Rating,
  ratingOf,
  ratingRequest,
  runRequest,
  sameRating,
  wordsOf,
} from '../../models/ratings.ts';
import { isTerminalRun, showsEnd } from '../../models/run-state.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

/** No rating of another check is like it. */
const early: Rating = { is_positive: false, reason: 'it looks wrong already' };

/** Ratings of a run that goes on may be refused. One that was accepted lasts through the run's end. */
export const ratedBeforeEnd = check<{ run: string }>({
  id: 'feedback/before-end',
  title: 'A rating that was accepted before the end of a run outlasts it',
  how: 'A person rates a run while it goes on, and reads it once it has ended: a rating that was accepted is there. It may be refused unless declared otherwise.',
  clauses: ['feedback.read-back', 'feedback.before-end'],
  codes: {
    'lost-at-the-end': {
      clause: 'feedback.read-back',
      message: 'A rating that was accepted while the run went on is gone, or another, once the run has ended.',
    },
    ...declared_codes,
  },
  since: '0.1.0',
  ...of_ratings,
  cases: () => table([{ run: 'succeeds' }]),
  async run(ctx, { run }) {
    const dispatched = await ctx.runs.dispatch('owner', run, 'dispatch');
    const id = dispatched.decoded?.record?.run_id;
    if (!isSuccess(dispatched) || typeof id !== 'string') {
      const reason = `the suite could dispatch no run to be rated (${statusOf(dispatched)})`;
      return ctx.stop('could-not-run', reason, dispatched.request.operation);
    }
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, early), 'rate');
    const going = await ctx.call('human', runRequest(ctx.facts, 'human', id), 'going');
    if (showsEnd(going)) stopAfterEnd(ctx, going.decoded?.record, 'anybody could rate it');
    await ctx.runs.untilEnd('human', { id, name: run }, 'end');
    await ctx.time.settle();
    await ctx.call('human', runRequest(ctx.facts, 'human', id), 'ended');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, early), 'control');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'going', 'the run could not be read') ??
    unproven(evidence, 'ended', 'the run could not be read') ??
    (isRefused(exchangeAt(evidence, 'rate'))
      ? unproven(evidence, 'control', 'the run cannot be rated at its end either')
      : undefined) ??
    (stepsOf(evidence, 'end').length === 0 || !isTerminalRun(exchangeAt(evidence, 'ended')?.decoded?.record)
      ? 'the run did not end in time'
      : undefined),
  judge: (evidence, tally) => [...judgeLasting(evidence, tally), ...judgeSeen(evidence, seenOf(evidence), tally)],
  observe: (evidence) => observeSeen(seenOf(evidence)),
});

function judgeLasting(evidence: Evidence<{ run: string }>, tally: Tally): Mismatch[] {
  const [rated, ended] = [exchangeAt(evidence, 'rate'), exchangeAt(evidence, 'ended')];
  const { record } = ended?.decoded ?? {};
  if (!isSuccess(rated) || !record) return [];
  return tally.holds(sameRating(ratingOf(record), early), 'lost-at-the-end', {
    at: ended,
    expected: wordsOf(early),
    actual: wordsOf(ratingOf(record)),
  });
}

function seenOf(evidence: Evidence<{ run: string }>): SeenChoice[] {
  const exchange = exchangeAt(evidence, 'rate');
  if (!exchange) return [];
  const value = isSuccess(exchange) ? 'allowed' : 'refused';
  return [
    {
      key: 'feedback.before_end',
      value,
      exchange,
      but: `a rating before the end is answered with ${statusOf(exchange)}`,
    },
  ];
}
