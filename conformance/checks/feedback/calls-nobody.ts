import { called_kind, endCalledRun, firstCallback } from '../../acts/called-run.ts';
import { hear } from '../../acts/hear.ts';
import { ratingRequest } from '../../models/ratings.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

interface Notes {
  /** Requests that came to the callback URL of the rated run: before it was rated, and all in all. */
  before: number;
  after: number;
}

const ratings = [
  { is_positive: true, reason: 'just as it was asked for' },
  { is_positive: false, reason: 'too dark' },
];

/** A call that a rating might set off comes before the callback of a run that is dispatched behind it. */
export const ratingCallsNobody = check<null, Notes>({
  id: 'feedback/calls-nobody',
  title: 'A rating does not send the callback of its run again',
  how: 'A run whose callback was taken is rated twice; other runs and their callbacks follow. The URL must not be called for each rating; once more is permitted.',
  clauses: ['callbacks.once', 'callbacks.no-retry-on-2xx'],
  codes: {
    'called-by-rating': {
      clause: 'callbacks.once',
      message: 'Each rating of a run sends the callback of that run again.',
    },
  },
  since: '0.1.0',
  operations: ['rateRun', 'getRun'],
  needs: { principals: ['owner', 'human'], writes: true },
  waits: true,
  hears: true,
  cases: (facts) => table<null>(offeredRunKinds(facts).includes(called_kind) ? [null] : []),
  async run(ctx) {
    const [url, witness] = [await ctx.hooks.url('rated'), await ctx.hooks.url('witness')];
    const run_id = await endCalledRun(ctx, 'owner', url, 'rated');
    await firstCallback(ctx, url);
    const before = await ctx.hooks.heard(url);
    for (const [index, rating] of ratings.entries()) {
      await ctx.call('human', ratingRequest(ctx.facts, 'human', run_id, rating), `rate/${index + 1}`);
      const heard = await ctx.hooks.heard(witness);
      await endCalledRun(ctx, 'owner', witness, `witness-${index + 1}`);
      await hear(ctx, witness, heard);
    }
    return { before, after: await ctx.hooks.heard(url) };
  },
  control(evidence) {
    const { before } = evidence.notes;
    const rated = ratings.every((_, index) => isSuccess(exchangeAt(evidence, `rate/${index + 1}`)));
    if (!rated) return serverError(evidence) ?? 'the run could not be rated';
    return serverError(evidence) ?? (before > 0 ? undefined : 'nobody was told of the run before it was rated');
  },
  judge(evidence, tally) {
    const { before, after } = evidence.notes;
    const shown = { expected: before, actual: after, again: true as const };
    return tally.holds(after < before + ratings.length, 'called-by-rating', shown);
  },
});
