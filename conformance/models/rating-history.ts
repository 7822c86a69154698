/** Which rating a run must show after a sequence of ratings, some accepted and some refused. Pure. */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Tally } from '../suite/tally.ts';
import type { RatingCommand } from './ratings.ts';
import {
  afterRating,
  isAmong,
  mayClearByRepeating,
  plain_reasons,
  type Rating,
  type RatingAct,
  ratingOf,
  wordsOf,
} from './ratings.ts';
import { exchangeAt, isRefused, isSuccess, statusOf } from './steps.ts';

type Sequence = readonly RatingCommand[];

/** What may stand at one run, and which ratings were refused since something was accepted. */
interface Standing {
  ratings: readonly Rating[];
  refused: readonly RatingAct[];
}

/** With it each sequence begins, so that whatever is refused later can be compared with one that is taken. */
export const first_rating: RatingAct = { is_positive: true, reason: plain_reasons[0] };

/**
 * The steps are `first-RUN`, a read; `begin-RUN`, the first rating; `act/1` and so on; and `last-RUN`, a read. The
 * first thing that went wrong.
 */
export function judgeRatings(evidence: Evidence<Sequence>, tally: Tally): Mismatch[] {
  const standings = new Map<string, Standing>();
  const steps = [
    ...runsIn(evidence.case).map((run) => [`begin-${run}`, { do: 'rate' as const, run, ...first_rating }] as const),
    ...evidence.case.map((command, index) => [`act/${index + 1}`, command] as const),
  ];
  for (const [step, command] of steps) {
    const { run } = command;
    const exchange = exchangeAt(evidence, step);
    const first = { ratings: [ratingOf(exchangeAt(evidence, `first-${run}`)?.decoded?.record)], refused: [] };
    if (!exchange) continue;
    const { next, mismatch } = stepped(
      command,
      exchange,
      standings.get(run) ?? first,
      { late: evidence.facts.consistency_ms > 0, by_repeating: mayClearByRepeating(evidence.facts) },
      tally,
    );
    if (mismatch) return [mismatch];
    standings.set(run, next);
  }
  const ends = [...standings].flatMap(
    ([run, standing]) => judgeRead(exchangeAt(evidence, `last-${run}`), standing, tally) ?? [],
  );
  return ends.slice(0, 1);
}

export function runsIn(commands: Sequence): string[] {
  return [...new Set(commands.map(({ run }) => run))];
}

interface Manner {
  /** What was acknowledged may show later, so that reads on the way say nothing. */
  late: boolean;
  by_repeating: boolean;
}

function stepped(
  command: RatingCommand,
  exchange: Exchange,
  standing: Standing,
  { late, by_repeating }: Manner,
  tally: Tally,
): { next: Standing; mismatch?: Mismatch } {
  if (command.do === 'read')
    return { next: standing, mismatch: late ? undefined : judgeRead(exchange, standing, tally) };
  if (tally.compared(!isSuccess(exchange))) {
    const must_rate = command.do === 'rate' && command.by === undefined;
    const mismatch = must_rate ? judgeRefusal(command, exchange, standing, tally) : undefined;
    return { next: { ...standing, refused: [...standing.refused, command] }, mismatch };
  }
  const after = afterRating(standing.ratings, command, by_repeating);
  // Whether a caller may rate is not asked here; what an accepted rating of such a one does is not known.
  if (tally.compared(command.do === 'attempt'))
    return { next: { ratings: [...standing.ratings, ...after], refused: [] } };
  const { record } = exchange.decoded ?? {};
  if (!record) return { next: { ratings: after, refused: [] } };
  const shown = ratingOf(record);
  if (tally.compared(isAmong(shown, after))) return { next: { ratings: [shown], refused: [] } };
  return { next: standing, mismatch: misrecorded(command, shown, standing, exchange) };
}

/** What an answer shows instead of the rating that it accepted. */
function misrecorded(act: RatingAct, shown: Rating, { ratings }: Standing, exchange: Exchange): Mismatch {
  const { code, clause, message, pointer } = fault(act, shown, ratings);
  return { code, clause, message, expected: wordsOf(act), actual: wordsOf(shown), ...where(exchange), pointer };
}

type Code =
  | 'not-cleared'
  | 'not-recorded'
  | 'earlier-rating-stays'
  | 'another-rating'
  | 'earlier-reason-stays'
  | 'another-reason';
type Fault = Pick<Mismatch, 'clause' | 'message' | 'pointer'> & { code: Code };

function fault({ is_positive }: RatingAct, shown: Rating, before: readonly Rating[]): Fault {
  const at_rating = { pointer: '/feedback_is_positive' };
  const at_reason = { pointer: '/feedback_reason' };
  if (shown.is_positive !== is_positive) {
    if (is_positive === null) {
      const message = 'a request that clears the rating is accepted, and the run still shows one';
      return { code: 'not-cleared', clause: 'feedback.clears-rating', message, ...at_rating };
    }
    if (shown.is_positive === null) {
      const message = 'a rating is accepted, and the run shows none';
      return { code: 'not-recorded', clause: 'feedback.records-rating', message, ...at_rating };
    }
    if (before.every((one) => one.is_positive === shown.is_positive)) {
      const message = 'a further rating is accepted, and the run still shows the earlier one';
      return { code: 'earlier-rating-stays', clause: 'feedback.last-wins', message, ...at_rating };
    }
    const message = 'the run shows the opposite of the rating that was accepted';
    return { code: 'another-rating', clause: 'feedback.read-back', message, ...at_rating };
  }
  if (shown.reason !== null && before.some(({ reason }) => reason === shown.reason)) {
    const message = 'a further rating is accepted, and the run still shows the reason of the earlier one';
    return { code: 'earlier-reason-stays', clause: 'feedback.last-wins', message, ...at_reason };
  }
  const message = 'the run shows another reason than the one that was accepted';
  return { code: 'another-reason', clause: 'feedback.read-back', message, ...at_reason };
}

/** A plain rating of a run that has ended must be taken, and one that stands must be cleared. */
function judgeRefusal(act: RatingAct, exchange: Exchange, { ratings }: Standing, tally: Tally): Mismatch | undefined {
  if (!isRefused(exchange)) return undefined;
  const about = { expected: 'a 2xx', actual: statusOf(exchange), ...where(exchange) };
  if (tally.compared(act.is_positive === null)) {
    if (ratings.some(({ is_positive }) => tally.compared(is_positive === null))) return undefined;
    const message = 'a person who gave a rating may not clear it again';
    return { code: 'clearing-refused', clause: 'feedback.clears-rating', message, ...about };
  }
  const is_plain = plain_reasons.some((reason) => reason === act.reason);
  if (!is_plain || tally.compared(isAmong({ is_positive: act.is_positive, reason: act.reason ?? null }, ratings)))
    return undefined;
  const is_further = ratings.every(({ is_positive }) => is_positive !== null);
  return {
    code: is_further ? 'further-rating-refused' : 'rating-refused',
    clause: is_further ? 'feedback.last-wins' : 'feedback.records-rating',
    message: `a person's ${is_further ? 'further ' : ''}rating of a run that has ended is refused`,
    ...about,
  };
}

function judgeRead(
  read: Exchange | undefined,
  { ratings, refused: tried }: Standing,
  tally: Tally,
): Mismatch | undefined {
  const { record } = read?.decoded ?? {};
  if (!read || !isSuccess(read) || !record) return undefined;
  const shown = ratingOf(record);
  if (isAmong(shown, ratings)) return undefined;
  const about = { expected: ratings.map(wordsOf), actual: wordsOf(shown), ...where(read) };
  if (tried.some((act) => tally.compared(isAmong(shown, afterRating(ratings, act))))) {
    const message = 'a rating that was refused is recorded';
    return { code: 'refused-and-recorded', clause: 'feedback.refusal-changes-nothing', message, ...about };
  }
  const message = 'a read of the run shows another rating than the one that was recorded last';
  return { code: 'not-read-back', clause: 'feedback.read-back', message, ...about };
}

function where({ request, number }: Exchange): Pick<Mismatch, 'operation' | 'exchange'> {
  return { operation: request.operation, exchange: number };
}
