/** The rating that a run must show after a sequence of ratings, some accepted and some refused. Pure. */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
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
import { refused_rating_codes } from './refused-ratings.ts';
import { exchangeAt, isRefused, isSuccess, statusOf } from './steps.ts';

type Sequence = readonly RatingCommand[];

/** One run: the ratings that may stand at it, and those that were refused since something was accepted. */
interface Standing {
  ratings: readonly Rating[];
  refused: readonly RatingAct[];
}

/** The beginning of each sequence, so that a refusal later can be compared with a rating that is taken. */
export const first_rating: RatingAct = { is_positive: true, reason: plain_reasons[0] };

export const rating_codes = {
  'not-cleared': {
    clause: 'feedback.clears-rating',
    message: 'A request that clears the rating is accepted, and the run still shows one.',
  },
  'not-recorded': {
    clause: 'feedback.records-rating',
    message: 'A rating is accepted, and the run shows none.',
  },
  'earlier-rating-stays': {
    clause: 'feedback.last-wins',
    message: 'A further rating is accepted, and the run still shows the earlier one.',
  },
  'another-rating': {
    clause: 'feedback.read-back',
    message: 'The run shows the opposite of the rating that was accepted.',
  },
  'earlier-reason-stays': {
    clause: 'feedback.last-wins',
    message: 'A further rating is accepted, and the run still shows the reason of the earlier one.',
  },
  'another-reason': {
    clause: 'feedback.read-back',
    message: 'The run shows another reason than the one that was accepted.',
  },
  'clearing-refused': {
    clause: 'feedback.clears-rating',
    message: 'A person who gave a rating may not clear it again.',
  },
  'further-rating-refused': {
    clause: 'feedback.last-wins',
    message: "A person's further rating of a run that has ended is refused.",
  },
  'rating-refused': {
    clause: 'feedback.records-rating',
    message: "A person's rating of a run that has ended is refused.",
  },
  ...refused_rating_codes,
  'not-read-back': {
    clause: 'feedback.read-back',
    message: 'A read of the run shows another rating than the one that was recorded last.',
  },
} satisfies Codes;

type Code = keyof typeof rating_codes;

/**
 * The steps are `first-RUN`, a read; `begin-RUN`, the first rating; `act/1` and so on; and `last-RUN`, a read.
 * The first thing that went wrong is told.
 */
export function judgeRatings(evidence: Evidence<Sequence>, tally: Tally<Code>): Mismatch[] {
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
    const { next, found = [] } = stepped(
      command,
      exchange,
      standings.get(run) ?? first,
      { late: evidence.facts.consistency_ms > 0, by_repeating: mayClearByRepeating(evidence.facts) },
      tally,
    );
    if (found.length > 0) return found;
    standings.set(run, next);
  }
  return [...standings]
    .flatMap(([run, standing]) => judgeRead(exchangeAt(evidence, `last-${run}`), standing, tally))
    .slice(0, 1);
}

export function runsIn(commands: Sequence): string[] {
  return [...new Set(commands.map(({ run }) => run))];
}

interface Manner {
  /** A rating may show later than it was acknowledged, so that reads on the way say nothing. */
  late: boolean;
  by_repeating: boolean;
}

function stepped(
  command: RatingCommand,
  exchange: Exchange,
  standing: Standing,
  { late, by_repeating }: Manner,
  tally: Tally<Code>,
): { next: Standing; found?: Mismatch[] } {
  if (command.do === 'read') return { next: standing, found: late ? [] : judgeRead(exchange, standing, tally) };
  if (tally.compared(!isSuccess(exchange))) {
    const must_rate = command.do === 'rate' && command.by === undefined;
    const found = must_rate ? judgeRefusal(command, exchange, standing, tally) : [];
    return { next: { ...standing, refused: [...standing.refused, command] }, found };
  }
  const after = afterRating(standing.ratings, command, by_repeating);
  // An accepted rating of a caller that may not rate is found elsewhere; its effect is not known.
  if (tally.compared(command.do === 'attempt'))
    return { next: { ratings: [...standing.ratings, ...after], refused: [] } };
  const { record } = exchange.decoded ?? {};
  if (!record) return { next: { ratings: after, refused: [] } };
  const shown = ratingOf(record);
  if (tally.compared(isAmong(shown, after))) return { next: { ratings: [shown], refused: [] } };
  const { code, pointer } = fault(command, shown, standing.ratings);
  return {
    next: standing,
    found: tally.broken(code, { at: exchange, expected: wordsOf(command), actual: wordsOf(shown), pointer }),
  };
}

/** The code of an answer that shows another rating than the one that it accepted, and the field that shows it. */
function fault({ is_positive }: RatingAct, shown: Rating, before: readonly Rating[]): { code: Code; pointer: string } {
  if (shown.is_positive !== is_positive)
    return { code: faultOfRating(is_positive, shown, before), pointer: '/feedback_is_positive' };
  const is_earlier = shown.reason !== null && before.some(({ reason }) => reason === shown.reason);
  return { code: is_earlier ? 'earlier-reason-stays' : 'another-reason', pointer: '/feedback_reason' };
}

function faultOfRating(said: boolean | null, shown: Rating, before: readonly Rating[]): Code {
  if (said === null) return 'not-cleared';
  if (shown.is_positive === null) return 'not-recorded';
  return before.every((one) => one.is_positive === shown.is_positive) ? 'earlier-rating-stays' : 'another-rating';
}

/** A plain rating of a run that has ended must be taken, and one that stands must be cleared. */
function judgeRefusal(act: RatingAct, exchange: Exchange, { ratings }: Standing, tally: Tally<Code>): Mismatch[] {
  if (!isRefused(exchange)) return [];
  const shown = { at: exchange, expected: 'a 2xx', actual: statusOf(exchange) };
  if (tally.compared(act.is_positive === null)) {
    const stands = ratings.every(({ is_positive }) => tally.compared(is_positive !== null));
    return stands ? tally.broken('clearing-refused', shown) : [];
  }
  const is_plain = plain_reasons.some((reason) => reason === act.reason);
  if (!is_plain || tally.compared(isAmong({ is_positive: act.is_positive, reason: act.reason ?? null }, ratings)))
    return [];
  const is_further = ratings.every(({ is_positive }) => is_positive !== null);
  return tally.broken(is_further ? 'further-rating-refused' : 'rating-refused', shown);
}

function judgeRead(read: Exchange | undefined, { ratings, refused: tried }: Standing, tally: Tally<Code>): Mismatch[] {
  const { record } = read?.decoded ?? {};
  if (!isSuccess(read) || !record) return [];
  const shown = ratingOf(record);
  if (isAmong(shown, ratings)) return [];
  const is_refused = tried.some((act) => tally.compared(isAmong(shown, afterRating(ratings, act))));
  return tally.broken(is_refused ? 'refused-and-recorded' : 'not-read-back', {
    at: read,
    expected: ratings.map(wordsOf),
    actual: wordsOf(shown),
  });
}
