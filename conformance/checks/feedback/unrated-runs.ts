import { allowed } from '../../acts/allowed.ts';
import { ratableRuns } from '../../arbitraries/ratings.ts';
import { callersOf, refusedToOther } from '../../models/callers.ts';
import { ratingOf, ratingRequest, runRequest } from '../../models/ratings.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  by: 'owner' | 'outsider';
  run: string;
}

const praise = { is_positive: true, reason: 'as it should be' };

/** Runs of the suite are rated by nobody but the suite. */
export const unratedRuns = check<Case>({
  id: 'feedback/unrated-runs',
  title: 'A run that nobody rated shows no rating, and takes none from another',
  how: 'A run is dispatched and, once it has ended, rated by a person. Another one, which succeeds or fails, of the same organization or of another, is dispatched and read until its end: it shows neither a rating nor a reason, and the first one keeps its own.',
  clauses: ['feedback.read-back'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) =>
    table<Case>(
      callersOf(facts).flatMap((by) => {
        if (by === 'human') return [];
        return [{ by, run: by === 'owner' && ratableRuns(facts).includes('fails') ? 'fails' : 'succeeds' }];
      }),
    ),
  async run(ctx, { by, run }) {
    const rated = ctx.facts.principals.human && (await ctx.polledRun('succeeds')).id;
    if (rated) await ctx.call('human', ratingRequest(ctx.facts, 'human', rated, praise), 'rate-another');
    await allowed(ctx, by, async () => {
      const dispatched = await ctx.dispatch(by, run, 'dispatch');
      const id = dispatched.decoded?.record?.run_id;
      if (typeof id !== 'string') return ctx.stop('could-not-run', 'a run could not be dispatched');
      await ctx.untilEnd(by, { id, name: run }, 'end');
      return ctx.call(by, runRequest(ctx.facts, by, id), 'read');
    });
    if (!rated || by !== 'owner') return;
    await ctx.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', rated), 'read-another');
  },
  control: (evidence) =>
    serverError(evidence) ??
    refusedToOther(evidence.case.by, [exchangeAt(evidence, 'read')]) ??
    (isSuccess(exchangeAt(evidence, 'read')) ? notTold(evidence) : 'the run could not be read'),
  judge(evidence, tally) {
    const read = exchangeAt(evidence, 'read');
    const shown = ratingOf(read?.decoded?.record);
    if (!tally.compared(shown.is_positive !== null || shown.reason !== null)) return judgeKept(evidence, tally);
    return [
      {
        code: 'rated-by-nobody',
        clause: 'feedback.read-back',
        message: 'a run shows a rating that nobody gave it',
        expected: 'no rating and no reason',
        actual: shown,
        operation: 'getRun',
        pointer: '/feedback_is_positive',
        exchange: read?.number,
      },
    ];
  },
});

/** A rating that its answer showed stays while others write other things. */
function judgeKept(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [rated, later] = ['rate-another', 'read-another'].map((step) => exchangeAt(evidence, step));
  const [was, is] = [rated?.decoded?.record, later?.decoded?.record];
  if (!isSuccess(rated) || !was || !is || !sameId(was.id, is.id)) return [];
  const { is_positive } = ratingOf(was);
  if (is_positive === null || !tally.compared(ratingOf(is).is_positive !== is_positive)) return [];
  return [
    {
      code: 'rating-lost',
      clause: 'feedback.read-back',
      message: 'a run that was rated shows its rating no longer once another run was dispatched',
      expected: ratingOf(was),
      actual: ratingOf(is),
      operation: 'getRun',
      pointer: '/feedback_is_positive',
      exchange: later?.number,
    },
  ];
}

/** Whoever shows any run, whichever is asked for, or starts one alone, shows nothing of one that nobody rated. */
function notTold(evidence: Evidence<Case>): string | undefined {
  const read = exchangeAt(evidence, 'read');
  const [id, shown] = [read?.request.path.id, read?.decoded?.record?.id];
  if (!sameId(shown, id)) return 'another run is answered than the one that was asked for';
  const rated = exchangeAt(evidence, 'rate-another')?.request.path.run_id;
  return rated !== undefined && sameId(rated, id)
    ? 'the run that was rated and the other one have the same id'
    : undefined;
}
