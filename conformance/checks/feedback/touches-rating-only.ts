import { canClear, ratableRuns } from '../../arbitraries/ratings.ts';
import { bodyOf, of_ratings, type RatingAct, ratingOf, ratingRequest, runRequest } from '../../models/ratings.ts';
import { differingFields, type LastingField } from '../../models/run-fields.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  run: string;
  act: 'praises' | 'blames' | 'clears';
  /** The request asks for another status of the run beside. */
  and_more?: true;
}

const acts: Readonly<Record<Case['act'], RatingAct>> = {
  praises: { is_positive: true, reason: 'just as it was asked for' },
  blames: { is_positive: false, reason: 'too dark' },
  clears: { is_positive: null },
};

/** No field of a rating: to refuse it is as good as to ignore it. */
const more = { status_code: 'canceled' };

/** The run is read twice before it is rated, so that a field that changes by itself is left alone. */
export const touchesRatingOnly = check<Case>({
  id: 'feedback/touches-rating-only',
  title: 'A rating changes nothing about the run but the rating, and is answered with the run',
  how: 'A finished run is read twice, rated, and read again: all that the first reads agree on stays, in the answer too, also where the request names another status.',
  clauses: ['feedback.touches-rating-only', 'feedback.answers-run'],
  codes: {
    'another-run': {
      clause: 'feedback.answers-run',
      message: 'A rating is answered with the record of another run, or of something else.',
    },
    'answer-differs-from-run': {
      clause: 'feedback.answers-run',
      message: 'The answer to a rating shows a field otherwise than the reads of the run before and behind it.',
    },
    'in-a-batch': {
      clause: 'feedback.answers-run',
      message: 'A rating is answered with a batch, and each read of the run shows that it is in none.',
    },
    'more-than-the-rating': {
      clause: 'feedback.touches-rating-only',
      message: 'Rating a run changes another field of it.',
    },
  },
  since: '0.1.0',
  ...of_ratings,
  cases(facts) {
    const runs = ratableRuns(facts);
    const said: Case['act'][] = canClear(facts) ? ['praises', 'clears', 'blames'] : ['praises', 'blames'];
    const [first = 'succeeds', ...others] = runs;
    return table<Case>([
      ...said.map((act) => ({ run: first, act })),
      ...others.flatMap((run) => said.slice(1).map((act) => ({ run, act }))),
      { run: first, act: 'praises', and_more: true },
    ]);
  },
  async run(ctx, { run, act, and_more }) {
    const { id, ended } = await ctx.runs.polled(run);
    if (!ended) ctx.stop('inconclusive', 'a run did not end in time, and until then much of it may change');
    const read = (by: 'human' | 'owner', step: string) => ctx.call(by, runRequest(ctx.facts, by, id), step);
    // A user may rate runs without reading them; then the owner reads them.
    const reader = isRefused(await read('human', 'before/1')) ? 'owner' : 'human';
    if (reader === 'owner') await read('owner', 'before/1');
    // A time of the rating itself must not be one that stands in the record already.
    await ctx.time.goOn(ctx.facts.steps_time ? 1_000 : 5);
    await read(reader, 'before/2');
    const body = { ...bodyOf(acts[act]), ...(and_more && more) };
    const rated = await ctx.call('human', ratingRequest(ctx.facts, 'human', id, body), 'rate');
    if (and_more && isRefused(rated)) {
      ctx.stop('not-claimed', `a rating with a field that is none of its own is refused (${statusOf(rated)})`);
    }
    await ctx.time.settle();
    await read(reader, 'after');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'before/2', 'the run could not be read') ??
    unproven(evidence, 'rate', 'the run could not be rated') ??
    unrecorded(evidence),
  judge: (evidence, tally) => [...judgeAnswer(evidence, tally), ...judgeAfter(evidence, tally)],
});

/** A rating that does nothing at all changes nothing else either. */
function unrecorded(evidence: Evidence<Case>): string | undefined {
  const { is_positive } = acts[evidence.case.act];
  const shown = [exchangeAt(evidence, 'rate'), exchangeAt(evidence, 'after')].map(
    (one) => ratingOf(one?.decoded?.record).is_positive,
  );
  return shown.includes(is_positive) ? undefined : 'the rating was not recorded, so that nothing was shown';
}

function judgeAnswer(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [before, rated] = [exchangeAt(evidence, 'before/2'), exchangeAt(evidence, 'rate')];
  const [run, answer] = [before?.decoded?.record, rated?.decoded?.record];
  if (!isSuccess(rated) || !run || !answer) return [];
  const shown = { at: rated, expected: run.id, actual: answer.id ?? null, pointer: '/id' };
  if (tally.compared(!sameId(answer.id, run.id))) return tally.broken('another-run', shown);
  // A user may be shown less of a run than its owner.
  if (before?.principal !== rated?.principal) return [];
  const in_batch = judgeBatch(evidence, rated, tally);
  if (in_batch.length > 0) return in_batch;
  const [field] = steadyDifferences(evidence, rated, true);
  const later = exchangeAt(evidence, 'after')?.decoded?.record;
  if (field === undefined || !later) return [];
  // A field that the rating did change stands in the read behind it too, and is found there.
  const differing = differingFields(answer, later, { byAnother: true });
  if (differing.every((name) => tally.compared(name !== field))) return [];
  return tally.broken('answer-differs-from-run', {
    at: rated,
    message: `a rating is answered with a ${field} that is not the run's`,
    expected: run[field] ?? null,
    actual: answer[field] ?? null,
    pointer: `/${field}`,
  });
}

/** A read that leaves the batch out may show less of the run; one that shows none says that there is none. */
function judgeBatch(evidence: Evidence<Case>, rated: Exchange | undefined, tally: Tally): Mismatch[] {
  const reads = ['before/1', 'before/2', 'after'].map((step) => exchangeAt(evidence, step)?.decoded?.record);
  if (!reads.every((run) => run?.batch_id === null)) return [];
  const actual = rated?.decoded?.record?.batch_id;
  return tally.holds(!isSet(actual), 'in-a-batch', { at: rated, expected: null, actual, pointer: '/batch_id' });
}

function judgeAfter(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [before, after] = [exchangeAt(evidence, 'before/2'), exchangeAt(evidence, 'after')];
  const [field] = steadyDifferences(evidence, after);
  if (field === undefined) return [];
  return tally.broken('more-than-the-rating', {
    at: after,
    message: `rating a run changes its ${field}`,
    expected: before?.decoded?.record?.[field] ?? null,
    actual: after?.decoded?.record?.[field] ?? null,
    pointer: `/${field}`,
  });
}

/** The fields in which an answer differs from both reads before, which agree. @param byAnother it is of another operation */
function steadyDifferences(
  evidence: Evidence<Case>,
  exchange: Exchange | undefined,
  byAnother = false,
): LastingField[] {
  const [first, second] = [exchangeAt(evidence, 'before/1'), exchangeAt(evidence, 'before/2')].map(
    (one) => one?.decoded?.record,
  );
  const record = exchange?.decoded?.record;
  if (!first || !second || !record || !isSuccess(exchange)) return [];
  const moving = new Set(differingFields(first, second));
  return differingFields(second, record, { byAnother }).filter((field) => !moving.has(field));
}
