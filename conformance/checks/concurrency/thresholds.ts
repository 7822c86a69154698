import { atOnce, judgeRounds, race_rounds, roundsOf } from '../../acts/simultaneous.ts';
import { restoringThreshold, updateThreshold } from '../../acts/threshold-updates.ts';
import { balanceIn, isPeek, otherThreshold, peekRequest, thresholdIn } from '../../models/balances.ts';
import { isExplained } from '../../models/some-order.ts';
import { exchangeAt, isRefused, isSuccess, serverError, stepsOf, unproven } from '../../models/steps.ts';
import { sameInstant } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

const clause = 'concurrency.some-order-explains';

interface Case {
  /** So many update at the same time. */
  callers: number;
  /** All say that they have seen the same state: the `updated_at` of it. */
  same_state: boolean;
}

const pointer = '/low_balance_threshold';

/** Far from one another, so that no sum or mean of some is another one. */
const thresholds = [11, 102, 1003, ...Array.from({ length: 17 }, (_, place) => 2004 + 37 * place)];

/**
 * If of two updates of one state the second is refused in turn, only one of them is accepted when they come together.
 * The balance that stands afterwards is seen where an update is refused with it.
 */
export const thresholdsAtOnce = check<Case>({
  id: 'concurrency/thresholds',
  title: 'Of several updates of the threshold at the same time one is the last',
  how: 'Thresholds are sent at the same time, with one updated_at or none. The answers and the balance must fit some order of the updates that were accepted.',
  clauses: [clause],
  codes: {
    'outdated-update-accepted': {
      clause,
      message:
        'Updates that name the same updated_at are all accepted at the same time, while in turn the second is refused.',
    },
    'threshold-never-sent': {
      clause,
      message: 'After several updates at the same time, the balance has a threshold that nobody sent.',
    },
    'thresholds-exchanged': {
      clause,
      message: 'The answers to updates at the same time show one another, as no order explains.',
    },
  },
  since: '0.1.0',
  operations: ['updateBalance'],
  needs: { principals: ['owner'], writes: true },
  cases: () =>
    table<Case>([
      { callers: 2, same_state: false },
      { callers: 2, same_state: true },
      { callers: 3, same_state: true },
      // More than a pool of connections has, or than a server does side by side.
      { callers: thresholds.length, same_state: false },
    ]),
  run: (ctx, { callers, same_state }) =>
    restoringThreshold(ctx, async () => {
      const update = (place: number, step: string, updated_at?: unknown) => {
        const others = typeof updated_at === 'string' ? { updated_at } : {};
        return updateThreshold(ctx, otherThreshold(ctx.facts, place), step, { others });
      };
      for (const round of roundsOf()) {
        const before = await update(1, `before/${round}`);
        const seen = same_state ? before.decoded?.record?.updated_at : undefined;
        if (same_state) {
          await update(2, `one/${round}`, seen);
          await update(3, `other/${round}`, seen);
        }
        const alone = await update(4, `alone/${round}`);
        const state = same_state ? alone.decoded?.record?.updated_at : undefined;
        const calls = thresholds
          .slice(0, callers)
          .map((place, index) => () => update(place, `round-${round}/${index + 1}`, state));
        await atOnce(calls);
        await ctx.time.settle();
        const sent = otherThreshold(ctx.facts, 5);
        await ctx.call('owner', peekRequest('outdated', sent), `after/${round}`);
      }
    }),
  control: (evidence) =>
    serverError(evidence) ??
    roundsOf()
      .map((round) => unproven(evidence, `alone/${round}`, 'the threshold could not be set'))
      .find(Boolean) ??
    (roundsOf().some((round) => accepted(evidence, round).length > 0)
      ? undefined
      : 'none of the updates at the same time was accepted') ??
    (roundsOf().some((round) => accepted(evidence, round).some((one) => thresholdIn(one) !== undefined))
      ? undefined
      : 'no answer shows the threshold that stands'),
  judge: (evidence, tally) =>
    judgeRounds(
      (round) => judgeTaken(evidence, round, tally),
      (round) => judgeShown(evidence, round, tally),
      (round) => judgeOrder(evidence, round, tally),
    ),
});

function accepted(evidence: Evidence<Case>, round: number) {
  return stepsOf(evidence, `round-${round}`).filter(isSuccess);
}

/** Two updates of one state accepted, where the second is refused in turn. A time that stood still tells nothing. */
function judgeTaken(evidence: Evidence<Case>, round: number, tally: Tally): Mismatch[] {
  if (!evidence.case.same_state || !refusesInTurn(evidence)) return [];
  const state = balanceIn(exchangeAt(evidence, `alone/${round}`))?.updated_at;
  const taken = accepted(evidence, round);
  const moved = taken.filter((one) => {
    const { updated_at } = balanceIn(one) ?? {};
    return typeof updated_at === 'string' && !sameInstant(updated_at, state);
  });
  if (moved.length === 0) return [];
  return tally.holds(moved.length < 2, 'outdated-update-accepted', {
    at: moved.at(-1),
    expected: 'one of them accepted',
    actual: `${taken.length} of ${evidence.case.callers} accepted`,
  });
}

function refusesInTurn(evidence: Evidence<Case>): boolean {
  const in_turn = (round: number) =>
    isSuccess(exchangeAt(evidence, `one/${round}`)) && isRefused(exchangeAt(evidence, `other/${round}`));
  return roundsOf().filter(in_turn).length === race_rounds;
}

/** A threshold that nobody sent, in an answer or behind them all. */
function judgeShown(evidence: Evidence<Case>, round: number, tally: Tally): Mismatch[] {
  const taken = accepted(evidence, round);
  const sent = taken.map(sentIn);
  const after = seenAfter(evidence, round);
  const wrong = [...taken, ...(after && taken.length > 0 ? [after] : [])].find((one) => {
    const shown = thresholdIn(one);
    return shown !== undefined && tally.compared(!sent.includes(shown));
  });
  if (!wrong) return [];
  return tally.broken('threshold-never-sent', { at: wrong, expected: sent, actual: thresholdIn(wrong), pointer });
}

function sentIn({ request }: Exchange): number {
  return (request.body as { low_balance_threshold: number }).low_balance_threshold;
}

/** The refusal behind a round that shows what stands. */
function seenAfter(evidence: Evidence<Case>, round: number): Exchange | undefined {
  const after = exchangeAt(evidence, `after/${round}`);
  return isRefused(after) && isPeekedElsewhere(evidence, round) ? after : undefined;
}

/** Answers that show one another's thresholds, so that each would have come after the other; or another one stands. */
function judgeOrder(evidence: Evidence<Case>, round: number, tally: Tally): Mismatch[] {
  const taken = accepted(evidence, round);
  const sent = taken.map(sentIn);
  const placeOf = (shown: number | undefined) => {
    const place = sent.indexOf(shown ?? Number.NaN);
    return place < 0 ? undefined : place;
  };
  // An acknowledged update may show a little later; its own answer does not lag.
  const is_late = evidence.facts.consistency_ms > 0;
  const last = is_late ? undefined : placeOf(thresholdIn(seenAfter(evidence, round)));
  const shown = taken.map((one) => placeOf(thresholdIn(one)));
  return tally.holds(isExplained(shown, last), 'thresholds-exchanged', {
    at: taken.find((_, place) => shown[place] !== undefined && shown[place] !== place),
    expected: sent.map(String),
    actual: taken.map((one) => String(thresholdIn(one))),
    operation: 'updateBalance',
    pointer,
  });
}

/** A threshold in a refusal counts where a refusal in turn showed the one that stood. */
function isPeekedElsewhere(evidence: Evidence<Case>, round: number): boolean {
  if (!evidence.case.same_state) return true;
  const one = thresholdIn(exchangeAt(evidence, `one/${round}`));
  return one !== undefined && isPeek(exchangeAt(evidence, `other/${round}`), one);
}
