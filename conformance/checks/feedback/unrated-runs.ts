import { allowed } from '../../acts/allowed.ts';
import { canClear, ratableRuns } from '../../arbitraries/ratings.ts';
import { callersOf, refusedToOther } from '../../models/callers.ts';
import { ratingOf, ratingRequest, runRequest } from '../../models/ratings.ts';
import { exchangeAt, isSuccess, serverError } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { PolledRun } from '../../suite/polled-run.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  by: 'owner' | 'outsider';
  run: string;
}

const praise = { is_positive: true, reason: 'as it should be' };
const blame = { is_positive: false, reason: 'too dark' };

/** Runs of the suite are rated by nobody but the suite. */
export const unratedRuns = check<Case>({
  id: 'feedback/unrated-runs',
  title: 'A run that nobody rated shows no rating, and takes none from another',
  how: 'A run is rated before and after another one like it is dispatched: the other shows no rating, and keeps its own when that of the first is cleared.',
  clauses: ['feedback.read-back'],
  codes: {
    'rated-by-nobody': { clause: 'feedback.read-back', message: 'A run shows a rating that nobody gave it.' },
    'rating-lost': {
      clause: 'feedback.read-back',
      message: 'A run that was rated loses its rating by what is done with another run.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(rows(facts)),
  async run(ctx, { by, run }) {
    const rated = ctx.facts.principals.human ? await ctx.runs.polled(run) : undefined;
    const rate = async (rating: object, step: string) => {
      if (rated) await ctx.call('human', ratingRequest(ctx.facts, 'human', rated.id, rating), step);
    };
    await rate(praise, 'rate-another');
    const id = await allowed(ctx, by, async () => {
      const dispatched = await dispatchLike(ctx, by, run, rated);
      const other = dispatched.decoded?.record?.run_id;
      if (typeof other !== 'string') return ctx.stop('could-not-run', 'a run could not be dispatched');
      await ctx.runs.untilEnd(by, { id: other, name: run }, 'end');
      return other;
    });
    if (rated && by === 'owner') {
      await ctx.time.settle();
      await ctx.call('owner', runRequest(ctx.facts, 'owner', rated.id), 'read-another');
    }
    await rate(blame, 'rate-again');
    await ctx.time.settle();
    await allowed(ctx, by, () => ctx.call(by, runRequest(ctx.facts, by, id), 'read'));
    if (!rated || by !== 'owner' || !canClear(ctx.facts)) return;
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, praise), 'rate-other');
    await rate({ is_positive: null }, 'clear-another');
    await ctx.time.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', id), 'read-other');
  },
  control: (evidence) =>
    serverError(evidence) ??
    refusedToOther(evidence.case.by, [exchangeAt(evidence, 'read')]) ??
    (isSuccess(exchangeAt(evidence, 'read')) ? notTold(evidence) : 'the run could not be read'),
  judge(evidence, tally) {
    const read = exchangeAt(evidence, 'read');
    const shown = ratingOf(read?.decoded?.record);
    if (!tally.compared(shown.is_positive !== null || shown.reason !== null)) {
      return [
        ...judgeKept(evidence, ['rate-another', 'read-another'], 'another run was dispatched', tally),
        ...judgeKept(evidence, ['rate-other', 'read-other'], 'the rating of another run was cleared', tally),
      ];
    }
    return tally.broken('rated-by-nobody', {
      at: read,
      expected: 'no rating and no reason',
      actual: shown,
      pointer: '/feedback_is_positive',
    });
  },
});

function rows(facts: Facts): Case[] {
  const of_owner = ratableRuns(facts).filter((run) => run === 'fails' || run === 'workflow');
  return [
    ...(of_owner.length > 0 ? of_owner : ['succeeds']).map((run) => ({ by: 'owner' as const, run })),
    ...callersOf(facts).flatMap((by) => (by === 'outsider' ? [{ by, run: 'succeeds' }] : [])),
  ];
}

/** Equal dispatches may be taken for one that was sent again: then another with inputs of its own follows. */
async function dispatchLike(
  ctx: CheckContext,
  by: Case['by'],
  run: string,
  rated: PolledRun | undefined,
): Promise<Exchange> {
  const body = rated?.dispatch.request.body as Record<string, unknown> | undefined;
  const alike = await ctx.runs.dispatch(by, run, 'dispatch', { body });
  const is_another = rated === undefined || !sameId(alike.decoded?.record?.run_id, rated.id);
  return is_another ? alike : ctx.runs.dispatch(by, run, 'dispatch-own');
}

/** A rating that its answer showed stays while others write other things. */
function judgeKept(
  evidence: Evidence<Case>,
  steps: readonly [rated: string, later: string],
  what: string,
  tally: Tally,
): Mismatch[] {
  const [rated, later] = steps.map((step) => exchangeAt(evidence, step));
  const [was, is] = [rated?.decoded?.record, later?.decoded?.record];
  if (!isSuccess(rated) || !was || !is || !sameId(was.id, is.id)) return [];
  const { is_positive } = ratingOf(was);
  if (is_positive === null) return [];
  return tally.holds(ratingOf(is).is_positive === is_positive, 'rating-lost', {
    at: later,
    message: `a run that was rated shows its rating no longer once ${what}`,
    expected: ratingOf(was),
    actual: ratingOf(is),
    pointer: '/feedback_is_positive',
  });
}

/** A target that shows any run for the one that is asked for, or starts one alone, shows nothing of an unrated run. */
function notTold(evidence: Evidence<Case>): string | undefined {
  const read = exchangeAt(evidence, 'read');
  const [id, shown] = [read?.request.path.id, read?.decoded?.record?.id];
  if (!sameId(shown, id)) return 'another run is answered than the one that was asked for';
  const rated = exchangeAt(evidence, 'rate-another')?.request.path.run_id;
  return rated !== undefined && sameId(rated, id)
    ? 'the run that was rated and the other one have the same id'
    : undefined;
}
