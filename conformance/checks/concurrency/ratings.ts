import fc from 'fast-check';
import { endedRun } from '../../acts/poll-runs.ts';
import { atOnce, judgeRounds, roundsOf } from '../../acts/simultaneous.ts';
import { canClear, plainRating, ratableRuns } from '../../arbitraries/ratings.ts';
import {
  afterAnyOrder,
  afterRating,
  bodyOf,
  isAmong,
  mayClearByRepeating,
  of_ratings,
  plain_reasons,
  type Rating,
  type RatingAct,
  ratingOf,
  ratingRequest,
  runRequest,
  wordsOf,
} from '../../models/ratings.ts';
import { isExplained } from '../../models/some-order.ts';
import { exchangeAt, isSuccess, serverError, unproven } from '../../models/steps.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

const clause = 'concurrency.some-order-explains';

interface Case {
  run: string;
  /** Said at the same time, by the same person. */
  acts: readonly RatingAct[];
}

/** The rating that stands before each round; no act says it. */
const standing: Rating = { is_positive: true, reason: 'before they all spoke' };

/** Each rating is whole, so that the last one of any order leaves exactly itself: its sign and its own reason. */
export const ratingsAtOnce = check<Case>({
  id: 'concurrency/ratings',
  title: 'Of several ratings at the same time one is recorded whole',
  how: 'Ratings of a run are sent at the same time. A read behind them must show what some order of them leaves, each answer its own or a later one.',
  clauses: [clause],
  codes: {
    'ratings-exchanged': {
      clause,
      message: 'The answers to ratings at the same time show one another, as no order explains.',
    },
    'rating-never-sent': { clause, message: 'After several ratings at the same time, a run has one that nobody sent.' },
  },
  since: '0.1.0',
  ...of_ratings,
  cases(facts) {
    const [first = 'succeeds', ...others] = ratableRuns(facts);
    const clears = canClear(facts) ? [fc.constant<RatingAct>({ is_positive: null })] : [];
    const act = fc.oneof(plainRating, ...clears);
    const other = fc.tuple(plainRating, fc.array(act, { minLength: 0, maxLength: 1 }));
    const acts = other.map(([one, more]): RatingAct[] => {
      const opposite = { is_positive: !one.is_positive, reason: `not so: ${one.reason}` };
      return [one, opposite, ...more];
    });
    const named = [false, true].map((is_positive): Case => {
      const [one, other] = plain_reasons;
      return {
        run: first,
        acts: [
          { is_positive, reason: one },
          { is_positive: !is_positive, reason: other },
        ],
      };
    });
    // Only one of the two may take its time.
    return { ...drawn(fc.record({ run: fc.constantFrom(first, ...others), acts }), 2), named };
  },
  async run(ctx, { run, acts }) {
    const id = await endedRun(ctx, run);
    for (const round of roundsOf()) {
      await ctx.call('human', ratingRequest(ctx.facts, 'human', id, standing), `alone/${round}`);
      const calls = acts.map((act, index) => () => {
        const request = ratingRequest(ctx.facts, 'human', id, bodyOf(act));
        return ctx.call('human', request, `round-${round}/${index + 1}`);
      });
      await atOnce(calls);
      await ctx.time.settle();
      await ctx.call('owner', runRequest(ctx.facts, 'owner', id), `after/${round}`);
    }
  },
  control: (evidence) =>
    serverError(evidence) ??
    roundsOf()
      .flatMap((round) => [`alone/${round}`, `after/${round}`])
      .map((step) => unproven(evidence, step, 'the run could not be rated and read'))
      .find(Boolean) ??
    (roundsOf().some((round) => accepted(evidence, round).length > 0)
      ? undefined
      : 'of several ratings at the same time none was accepted'),
  judge: (evidence, tally) =>
    judgeRounds(
      (round) => judgeRead(evidence, round, tally),
      (round) => judgeAnswers(evidence, round, tally),
    ),
});

interface Accepted {
  act: RatingAct;
  answer: Exchange;
}

function answered(evidence: Evidence<Case>, round: number): Accepted[] {
  return evidence.case.acts.flatMap((act, index) => {
    const answer = exchangeAt(evidence, `round-${round}/${index + 1}`);
    return answer && isSuccess(answer) ? [{ act, answer }] : [];
  });
}

function accepted(evidence: Evidence<Case>, round: number): RatingAct[] {
  return answered(evidence, round).map(({ act }) => act);
}

/** Answers that show one another's ratings, so that each would have come after the other; or another one stands. */
function judgeAnswers(evidence: Evidence<Case>, round: number, tally: Tally): Mismatch[] {
  const all = answered(evidence, round);
  const after = exchangeAt(evidence, `after/${round}`);
  const shown = all.map(({ answer }, place) => placeShown(all, answer, place));
  const last = isSuccess(after) && after?.decoded?.record ? placeShown(all, after) : undefined;
  return tally.holds(isExplained(shown, last), 'ratings-exchanged', {
    at: all.find((_, place) => shown[place] !== undefined && shown[place] !== place)?.answer,
    expected: all.map(({ act }) => wordsOf(act)),
    actual: all.map(({ answer }) => wordsOf(shownBy(answer))),
    operation: 'rateRun',
  });
}

/** The place of the rating that it shows: its own, where it may be that one; none, where two may be meant. */
function placeShown(all: readonly Accepted[], { decoded }: Exchange, own?: number): number | undefined {
  if (!decoded?.record) return undefined;
  const rating = ratingOf(decoded.record);
  const fits = ({ act }: Accepted) =>
    act.is_positive === null ? rating.is_positive === null : isAmong(rating, afterRating([], act));
  if (own !== undefined && fits(all[own]!)) return own;
  const places = all.flatMap((one, place) => (fits(one) ? [place] : []));
  return places.length === 1 ? places[0] : undefined;
}

function judgeRead(evidence: Evidence<Case>, round: number, tally: Tally): Mismatch[] {
  const acts = accepted(evidence, round);
  const after = exchangeAt(evidence, `after/${round}`);
  const { record } = after?.decoded ?? {};
  if (!record || !isSuccess(after)) return [];
  const alone = exchangeAt(evidence, `alone/${round}`);
  const before = [standing, ...(alone ? [shownBy(alone)] : [])];
  const possible = afterAnyOrder(before, acts, mayClearByRepeating(evidence.facts));
  const shown = ratingOf(record);
  return tally.holds(isAmong(shown, possible), 'rating-never-sent', {
    at: after,
    expected: possible.map(wordsOf),
    actual: wordsOf(shown),
    operation: 'rateRun',
  });
}

function shownBy(exchange: { decoded?: { record?: Record<string, unknown> } }): Rating {
  return ratingOf(exchange.decoded?.record);
}
