import { chosen } from '../../../src/choices/choices.ts';
import { endedRun } from '../../acts/poll-runs.ts';
import { type ClearingWay, clearing_ways, clearingBody, declaredClearing } from '../../models/clearings.ts';
import { of_ratings, ratingOf, ratingRequest, runRequest } from '../../models/ratings.ts';
import { exchangeAt, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** Of the rating that is to be cleared. */
  is_positive: boolean;
}

const reason = 'on second thoughts';

/** A rating is given anew before each way of clearing it is tried, so that each is seen by itself. */
export const ratingsCanBeCleared = check<Case>({
  id: 'feedback/clearing',
  title: 'A rating can be taken back',
  how: 'A person rates a run and says, in each of the three usual ways, that the rating is to be cleared. The declared way must clear it.',
  clauses: ['feedback.clears-rating', 'feedback.clearing', 'feedback.reason-after-clearing'],
  codes: {
    'cannot-be-cleared': {
      clause: 'feedback.clears-rating',
      message: 'A rating cannot be taken back in the way that the target file declares, nor in another usual one.',
    },
    'clearing-not-as-declared': {
      clause: 'feedback.clearing',
      level: 'declared',
      message: 'The way of clearing a rating that the target file declares does nothing, and another one works.',
    },
    'reason-not-as-declared': {
      clause: 'feedback.reason-after-clearing',
      level: 'declared',
      message: 'The reason of a rating that was cleared is kept, or not, against what the target file declares.',
    },
  },
  since: '0.1.0',
  ...of_ratings,
  cases: () => table<Case>([{ is_positive: true }, { is_positive: false }]),
  async run(ctx, { is_positive }) {
    const id = await endedRun(ctx, 'succeeds');
    for (const way of clearing_ways) {
      await ctx.call('human', ratingRequest(ctx.facts, 'human', id, { is_positive, reason }), `rate-${way}`);
      await ctx.call('human', ratingRequest(ctx.facts, 'human', id, clearingBody(way, ctx.facts)), `clear-${way}`);
      await ctx.time.settle();
      await ctx.call('owner', runRequest(ctx.facts, 'owner', id), `read-${way}`);
    }
  },
  control: (evidence) =>
    serverError(evidence) ??
    clearing_ways.map((way) => unproven(evidence, `rate-${way}`, 'the run could not be rated')).find(Boolean) ??
    clearing_ways.map((way) => unproven(evidence, `read-${way}`, 'the run could not be read')).find(Boolean) ??
    (clearing_ways.some((way) => isLost(evidence, way))
      ? 'the rating that was to be cleared did not stand'
      : undefined) ??
    unknown(evidence),
  judge: (evidence, tally) => [...judgeCleared(evidence, tally), ...judgeReason(evidence, tally)],
  observe(evidence) {
    const way = waysThatClear(evidence)[0];
    if (way === undefined) return [];
    const observed: Observation[] = [{ choice: 'feedback.clearing', operation: 'rateRun', value: way }];
    const left = reasonLeft(evidence, way);
    return left
      ? [...observed, { choice: 'feedback.reason_after_clearing', operation: 'rateRun', value: left }]
      : observed;
  },
});

/** The answer to a rating shows another one. Where it shows none, nobody can tell. */
function isLost(evidence: Evidence<Case>, way: ClearingWay): boolean {
  const record = exchangeAt(evidence, `rate-${way}`)?.decoded?.record;
  return record !== undefined && ratingOf(record).is_positive !== evidence.case.is_positive;
}

function waysThatClear(evidence: Evidence<Case>): ClearingWay[] {
  return clearing_ways.filter((way) => {
    const read = exchangeAt(evidence, `read-${way}`);
    return isSuccess(read) && read?.decoded?.record && ratingOf(read.decoded.record).is_positive === null;
  });
}

/** Ways other than the usual ones are for the target file to tell. */
function unknown(evidence: Evidence<Case>): Stop | undefined {
  if (declaredClearing(evidence.facts) || waysThatClear(evidence).length > 0) return undefined;
  const reason = 'the target file does not declare choices.feedback.clearing, and no usual way clears a rating';
  return { verdict: 'could-not-run', reason };
}

function judgeCleared(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const declared = declaredClearing(evidence.facts);
  const others = waysThatClear(evidence);
  if (declared === undefined || !tally.compared(!others.includes(declared))) return [];
  const told = exchangeAt(evidence, `clear-${declared}`);
  const rating = ratingOf(exchangeAt(evidence, `read-${declared}`)?.decoded?.record);
  const shown = { at: told, actual: { status: statusOf(told), rating }, pointer: '/feedback_is_positive' };
  if (others.length === 0) return tally.broken('cannot-be-cleared', { expected: null, ...shown });
  const message = `the target file declares feedback.clearing: ${declared}, and another way clears a rating`;
  return tally.broken('clearing-not-as-declared', { message, expected: declared, ...shown });
}

/** The fate of the reason; undefined where a new one stands in its place. */
function reasonLeft(evidence: Evidence<Case>, way: ClearingWay): 'null' | 'kept' | undefined {
  const left = ratingOf(exchangeAt(evidence, `read-${way}`)?.decoded?.record).reason;
  if (left === null) return 'null';
  return left === reason ? 'kept' : undefined;
}

function judgeReason(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const declared = chosen(evidence.facts.choices, 'feedback.reason_after_clearing', 'rateRun');
  const way = waysThatClear(evidence)[0];
  if (way === undefined || (declared !== 'null' && declared !== 'kept')) return [];
  const left = reasonLeft(evidence, way);
  if (left === undefined) return [];
  return tally.holds(left === declared, 'reason-not-as-declared', {
    at: exchangeAt(evidence, `read-${way}`),
    message: `the target file declares feedback.reason_after_clearing: ${declared}, and the reason is ${left === 'kept' ? 'kept' : 'not kept'}`,
    expected: declared,
    actual: left,
    pointer: '/feedback_reason',
  });
}
