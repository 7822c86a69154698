import { endedRun } from '../../acts/poll-runs.ts';
import { canClear, ratableRuns } from '../../arbitraries/ratings.ts';
import { namesOwner } from '../../models/acts-in.ts';
import { envelope_codes, judgeOwnRefusal } from '../../models/envelopes.ts';
import { bodyOf, of_ratings, type RatingAct, ratingRequest, runRequest } from '../../models/ratings.ts';
import { judgeUnrecorded, refused_rating_codes } from '../../models/refused-ratings.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

interface Case {
  by: 'owner' | 'reader';
  run: string;
  act: 'praises' | 'blames' | 'clears';
}

const acts: Readonly<Record<Case['act'], RatingAct>> = {
  praises: { is_positive: true, reason: 'by a program' },
  blames: { is_positive: false, reason: 'by a program' },
  clears: { is_positive: null },
};
/** The rating that stands before; no attempt asks for the same. */
const standing: RatingAct = { is_positive: false, reason: 'by a person' };

export const humansOnly = check<Case>({
  id: 'feedback/humans-only',
  title: 'An API key may not rate a run',
  how: 'An API key of the same organization tries to rate a run that a person has rated, or to clear that rating: it must be refused, and the rating stay.',
  clauses: [
    'feedback.humans-only',
    'feedback.refusal-changes-nothing',
    'feedback.error-envelope',
    'codes.api-key-on-feedback',
  ],
  codes: {
    ...envelope_codes,
    ...refused_rating_codes,
    'rated-by-key': { clause: 'feedback.humans-only', message: 'An API key can rate a run, or clear a rating.' },
    ...declared_codes,
  },
  since: '0.1.0',
  ...of_ratings,
  cases: (facts) => table(rows(facts)),
  async run(ctx, { by, run, act }) {
    const id = await endedRun(ctx, run);
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, standing), 'control');
    await ctx.time.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', id), 'before');
    await ctx.call(by, ratingRequest(ctx.facts, by, id, bodyOf(acts[act])), 'attempt');
    await ctx.time.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', id), 'after');
    // A header that people send makes nobody a person.
    const named = by === 'owner' && act === 'praises' ? namesOwner(ctx.facts) : undefined;
    if (named) await ctx.call(by, { ...ratingRequest(ctx.facts, by, id, bodyOf(acts[act])), ...named }, 'named');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'control', 'a person could not rate the run either') ??
    unproven(evidence, 'before', 'the run could not be read'),
  judge(evidence, tally) {
    const [attempt, named] = ['attempt', 'named'].map((step) => exchangeAt(evidence, step));
    if (!attempt) return [];
    const taken = [attempt, named].find((one) => one && tally.compared(isSuccess(one)));
    if (taken) {
      const what = evidence.case.act === 'clears' ? "clear a person's rating" : 'rate a run';
      const message = `an API key can ${what}${taken === named ? ' where it names its organization' : ''}`;
      return tally.broken('rated-by-key', { at: taken, message, expected: 'a refusal', actual: statusOf(taken) });
    }
    return [
      ...judgeUnrecorded(evidence, 'attempt', tally),
      ...judgeOwnRefusal(attempt, evidence.facts, tally),
      // The reader is short of scopes as well.
      ...(evidence.case.by === 'owner' ? judgeSeen(evidence, seenOf(attempt), tally) : []),
    ];
  },
  observe: (evidence) => observeSeen(seenOf(exchangeAt(evidence, 'attempt'))),
});

function rows(facts: Facts): Case[] {
  const keys = (['owner', 'reader'] as const).filter((name) => facts.principals[name]?.kind === 'api_key');
  const runs = ratableRuns(facts);
  const [first = 'succeeds'] = runs;
  const what: Case['act'][] = canClear(facts) ? ['praises', 'blames', 'clears'] : ['praises', 'blames'];
  const of_first = keys.flatMap((by) => what.map((act): Case => ({ by, run: first, act })));
  return [
    ...of_first,
    ...runs.slice(1).flatMap((run) => keys.slice(0, 1).map((by): Case => ({ by, run, act: 'praises' }))),
  ];
}

function seenOf(exchange: Exchange | undefined): SeenChoice[] {
  if (!isRefused(exchange)) return [];
  const but = 'an API key is refused with another status';
  return [{ key: 'codes.api_key_on_feedback', value: exchange?.received?.status, exchange, but }];
}
