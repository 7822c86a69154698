import { isObject } from '../../../src/json/is-object.ts';
import { batchOf, itemRequest, readAll } from '../../acts/finished-batch.ts';
import { endedRun } from '../../acts/poll-runs.ts';
import { offersRunOfDeletedWorkflow, runOfDeletedWorkflow } from '../../acts/run-of-deleted-workflow.ts';
import { canClear, ratableRuns } from '../../arbitraries/ratings.ts';
import { isOfOwner } from '../../models/acts-in.ts';
import {
  mayClearByRepeating,
  type Rating,
  ratingOf,
  ratingRequest,
  runRequest,
  sameRating,
  wordsOf,
} from '../../models/ratings.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  run: 'of a user' | 'of a batch' | 'of a deleted workflow';
}

const blame = { is_positive: false, reason: 'too dark' };

/** Other checks of feedback rate runs that the owner dispatched one by one. */
export const anyRunRated = check<Case>({
  id: 'feedback/any-run',
  title: 'A run is rated whoever dispatched it',
  how: 'A person rates runs of an API key, a user, a batch and a deleted workflow: each shows its rating, and another run of the batch stays as it was.',
  clauses: ['feedback.records-rating', 'feedback.read-back', 'feedback.answers-run'],
  codes: {
    'not-ratable': {
      clause: 'feedback.records-rating',
      message: 'A run can not be rated, and another can.',
    },
    'another-batch': {
      clause: 'feedback.answers-run',
      message: 'A run of a batch is rated, and the answer shows another batch.',
    },
    'rated-with-another-run': {
      clause: 'feedback.read-back',
      message: 'A run shows another rating once another run of its batch was rated.',
    },
    'rating-not-shown': {
      clause: 'feedback.read-back',
      message: 'A run is rated, and does not show that rating.',
    },
  },
  since: '0.1.0',
  operations: ['rateRun', 'getRun'],
  needs: { principals: ['owner', 'human'], writes: true },
  cases: (facts) =>
    table<Case>([
      ...(isOfOwner(facts, 'human') && ratableRuns(facts).includes('succeeds') ? [{ run: 'of a user' } as const] : []),
      ...(facts.fixtures?.batches?.finished ? [{ run: 'of a batch' } as const] : []),
      ...(offersRunOfDeletedWorkflow(facts) ? [{ run: 'of a deleted workflow' } as const] : []),
    ]),
  async run(ctx, { run }) {
    const [first = 'succeeds'] = ratableRuns(ctx.facts);
    const kind = run === 'of a deleted workflow' ? 'workflow' : first;
    const known = await endedRun(ctx, kind);
    await ctx.call('human', ratingRequest(ctx.facts, 'human', known, blame), 'rate-known');
    const { id, item, beside } = await runs[run](ctx);
    if (beside) await ctx.call('human', runRequest(ctx.facts, 'human', beside), 'beside/1');
    const before = await ctx.call('human', runRequest(ctx.facts, 'human', id), 'before');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, blame), 'rate');
    await ctx.time.settle();
    await ctx.call('human', runRequest(ctx.facts, 'human', id), 'read');
    if (beside) await ctx.call('human', runRequest(ctx.facts, 'human', beside), 'beside/2');
    if (!item) return;
    await ctx.call('owner', item, 'item');
    const earlier = ratingOf(before.decoded?.record);
    if (earlier.is_positive !== null || canClear(ctx.facts)) {
      await ctx.call('human', ratingRequest(ctx.facts, 'human', id, restored(earlier)), 'restore');
    }
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'rate-known', 'the run of an API key could not be rated') ??
    unproven(evidence, 'before', 'the run could not be read'),
  judge(evidence, tally) {
    const rated = exchangeAt(evidence, 'rate');
    const refused = tally.holds(!isRefused(rated), 'not-ratable', {
      at: rated,
      message: `a run ${evidence.case.run} can not be rated, and another can`,
      expected: 'the run, with its rating',
      actual: statusOf(rated),
    });
    if (!isSuccess(rated)) return refused;
    return [
      ...judgeShown(evidence, exchangeAt(evidence, 'rate-known'), '', tally, 'of an API key'),
      ...judgeBatch(evidence, rated, tally),
      ...judgeBeside(evidence, tally),
      ...judgeShown(evidence, rated, '', tally),
      ...judgeShown(evidence, exchangeAt(evidence, 'read'), '', tally),
      ...judgeShown(evidence, exchangeAt(evidence, 'item'), '/run', tally),
    ].slice(0, 1);
  },
});

interface Rated {
  id: string;
  /** The read of the item of its batch that embeds it. */
  item?: RequestDraft;
  /** Another run of its batch. */
  beside?: string;
}

const runs: Readonly<Record<Case['run'], (ctx: CheckContext) => Promise<Rated>>> = {
  'of a user': runOfUser,
  'of a batch': runOfBatch,
  'of a deleted workflow': async (ctx) => ({ id: await runOfDeletedWorkflow(ctx) }),
};

async function runOfUser(ctx: CheckContext): Promise<Rated> {
  const dispatched = await ctx.runs.dispatch('human', 'succeeds', 'dispatch');
  const id = dispatched.decoded?.record?.run_id;
  if (typeof id !== 'string') return ctx.stop('not-claimed', `a user starts no run (${statusOf(dispatched)})`);
  const reads = await ctx.runs.untilEnd('human', { id, name: 'succeeds' }, 'end');
  if (!reads.some(isSuccess)) ctx.stop('not-claimed', 'a user is not shown the run that the user started');
  return { id };
}

async function runOfBatch(ctx: CheckContext): Promise<Rated> {
  const batch_id = batchOf(ctx, 'finished');
  const [found, other] = (await readAll(ctx, batch_id)).filter(({ run_id }) => typeof run_id === 'string');
  if (!found) return ctx.stop('not-claimed', 'no item of fixtures.batches.finished has a run');
  return {
    id: String(found.run_id),
    item: itemRequest(batch_id, String(found.id), { embed: ['run'] }),
    ...(other && !sameId(other.run_id, found.run_id) && { beside: String(other.run_id) }),
  };
}

function restored({ is_positive, reason }: Rating): object {
  return { is_positive, ...(reason !== null && { reason }) };
}

/** The answer is the run, which is in the batch that was rated. */
function judgeBatch({ case: { run }, facts }: Evidence<Case>, rated: Exchange | undefined, tally: Tally): Mismatch[] {
  const batch = facts.fixtures?.batches?.finished?.id;
  const shown = rated?.decoded?.record?.batch_id;
  if (run !== 'of a batch' || !isSet(shown)) return [];
  return tally.holds(sameId(shown, batch), 'another-batch', {
    at: rated,
    expected: batch,
    actual: shown,
    pointer: '/batch_id',
  });
}

/** Nobody but the suite rates runs of that batch meanwhile. */
function judgeBeside(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [before, after] = ['beside/1', 'beside/2'].map((step) => exchangeAt(evidence, step));
  const [was, is] = [before?.decoded?.record, after?.decoded?.record];
  if (!was || !is || !sameId(was.id, is.id)) return [];
  const [had, has] = [ratingOf(was), ratingOf(is)];
  return tally.holds(sameRating(had, has), 'rated-with-another-run', {
    at: after,
    expected: wordsOf(had),
    actual: wordsOf(has),
    pointer: '/feedback_is_positive',
  });
}

/** The same rating again may take it back; the one that stood at the run of an API key is not known. */
function isTakenBack({ facts, ...evidence }: Evidence<Case>, shown: Rating, which: string): boolean {
  const before = ratingOf(exchangeAt(evidence, 'before')?.decoded?.record);
  const may_be_repeated = which !== evidence.case.run || before.is_positive === blame.is_positive;
  return mayClearByRepeating({ choices: facts.choices }) && shown.is_positive === null && may_be_repeated;
}

/** @param at where the run stands in the record */
function judgeShown(
  evidence: Evidence<Case>,
  exchange: Exchange | undefined,
  at: '' | '/run',
  tally: Tally,
  which: string = evidence.case.run,
): Mismatch[] {
  const record = exchange?.decoded?.record;
  const run = at === '' ? record : record?.run;
  // The answer to a rating may show less of the run; what an item may leave out is looked at by another check.
  if (!isSuccess(exchange) || !isObject(run)) return [];
  if (exchange?.request.operation !== 'getRun' && !('feedback_is_positive' in run)) return [];
  const shown = ratingOf(run);
  if (tally.compared(sameRating(shown, blame)) || isTakenBack(evidence, shown, which)) return [];
  return tally.broken('rating-not-shown', {
    at: exchange,
    message: `a run ${which} is rated, and does not show that rating`,
    expected: wordsOf(blame),
    actual: wordsOf(shown),
    pointer: `${at}/feedback_is_positive`,
  });
}
