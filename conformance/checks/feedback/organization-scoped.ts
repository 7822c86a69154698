import { endedRun } from '../../acts/poll-runs.ts';
import { surelyStrange } from '../../acts/strange-organization.ts';
import { canClear } from '../../arbitraries/ratings.ts';
import {
  bodyOf,
  type RatingAct,
  rating_operations,
  ratingOf,
  ratingRequest,
  runRequest,
  sameRating,
  wordsOf,
} from '../../models/ratings.ts';
import { judgeUnrecorded, refused_rating_codes } from '../../models/refused-ratings.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, stepsOf, unproven } from '../../models/steps.ts';
import { judgeServerErrors, server_error_codes } from '../../models/tested-requests.ts';
import { sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

/** Others than the outsider whose runs a member of two organizations may rate. */
const strangers = ['outsider', 'no_secret'] as const;
type Stranger = (typeof strangers)[number];

interface Case {
  /** The person tries in the name of its own organization, or names the one of the run in the header. */
  acts_in: 'own' | 'foreign';
  /** The owner of the run: the outsider unless named; then a member of that organization has rated it before. */
  of?: Stranger;
}

const praise: RatingAct = { is_positive: true, reason: 'from elsewhere' };
const blame: RatingAct = { is_positive: false, reason: 'from elsewhere' };
/** By a member of the organization of the run. */
const from_within: RatingAct = { is_positive: true, reason: 'from within' };
/** Of a run of the person's own organization, naming another one. Nothing else praises that run here. */
const misplaced: RatingAct = { is_positive: true, reason: 'in the name of others' };

/**
 * A person who may rate runs tries one of another organization. A target that honours no header outside workflows takes
 * the second case for the first; in neither may the run be rated.
 */
export const ratedWithinOrganization = check<Case>({
  id: 'feedback/organization-scoped',
  title: 'A run cannot be rated from another organization',
  how: 'A person tries to rate and clear a run of another organization, and their own in its name: each is refused, and the ratings that stand are read as before.',
  clauses: [
    'feedback.organization-scoped',
    'feedback.refusal-changes-nothing',
    'feedback.read-back',
    'errors.no-server-error',
  ],
  codes: {
    ...server_error_codes,
    ...refused_rating_codes,
    'foreign-rated': { clause: 'feedback.organization-scoped', message: 'A run of another organization can be rated.' },
    'rating-not-shown': {
      clause: 'feedback.read-back',
      message: 'A run that was rated in another organization does not show the rating that its answer showed.',
    },
  },
  since: '0.1.0',
  operations: rating_operations,
  needs: { principals: ['owner', 'human', 'outsider'], writes: true },
  cases: (facts) => table<Case>([{ acts_in: 'own' }, { acts_in: 'foreign' }, ...rowsOfRated(facts)]),
  async run(ctx, { acts_in, of }) {
    const stranger = of ?? 'outsider';
    const own = await endedRun(ctx, 'succeeds');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', own, blame), 'control');
    const dispatched = await ctx.runs.dispatch(stranger, 'succeeds', 'dispatch');
    const id = dispatched.decoded?.record?.run_id;
    if (!isSuccess(dispatched) || typeof id !== 'string') {
      const reason = `principals.${stranger} could dispatch no run to be rated (${statusOf(dispatched)})`;
      return ctx.stop(of ? 'not-claimed' : 'could-not-run', reason, dispatched.request.operation);
    }
    await ctx.runs.untilEnd(stranger, { id, name: 'succeeds' }, 'end');
    if (of) await rateWithin(ctx, id);
    const before = await ctx.call(stranger, runRequest(ctx.facts, stranger, id), 'before');
    const foreign = before.decoded?.record?.org_id ?? ctx.facts.principals[stranger]?.organization?.id;
    const is_named = acts_in === 'foreign' || of !== undefined;
    if (is_named && typeof foreign !== 'string') {
      return ctx.stop(
        'could-not-run',
        `neither org_id of a run nor principals.${stranger}.organization.id tells whose it is`,
      );
    }
    if (is_named) await surelyStrange(ctx, 'human', String(foreign));
    // A rating comes last: what clears would hide it.
    const acts = [...(canClear(ctx.facts) ? [{ is_positive: null }] : []), praise, blame];
    for (const [index, act] of acts.entries()) {
      const request = ratingRequest(ctx.facts, 'human', id, bodyOf(act));
      const named = acts_in === 'foreign' ? { ...request, organization: String(foreign) } : request;
      await ctx.call('human', named, `attempt/${index + 1}`);
    }
    await ctx.time.settle();
    await ctx.call(stranger, runRequest(ctx.facts, stranger, id), 'after');
    if (acts_in === 'own') return;
    const request = { ...ratingRequest(ctx.facts, 'human', own, misplaced), organization: String(foreign) };
    if (!isRefused(await ctx.call('human', request, 'misplaced'))) return;
    await ctx.time.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', own), 'own');
  },
  control(evidence, found) {
    const [theirs, ours] = ['before', 'control'].map((step) => exchangeAt(evidence, step)?.decoded?.record?.org_id);
    if (theirs !== undefined && ours !== undefined && sameId(theirs, ours)) {
      return 'the outsider of the target file acts in the same organization';
    }
    if (found.some(({ code }) => code === 'server-error')) return undefined;
    return (
      serverError(evidence) ??
      unproven(evidence, 'control', 'the person could not rate a run of their own organization either') ??
      unproven(evidence, 'before', 'the outsider could not read its own run')
    );
  },
  judge(evidence, tally) {
    const broken = judgeBroken(evidence, tally);
    if (broken.length > 0) return broken;
    const attempts = stepsOf(evidence, 'attempt');
    const taken = attempts.find((one) => tally.compared(isSuccess(one)));
    if (taken) return tally.broken('foreign-rated', { at: taken, expected: 'a refusal', actual: statusOf(taken) });
    const [found] = attempts.flatMap(({ step }) => judgeUnrecorded(evidence, step, tally));
    return found ? [found] : [...judgeWithin(evidence, tally), ...judgeMisplaced(evidence, tally)];
  },
});

/** Runs of the organization in which the member of two acts second. */
function rowsOfRated({ principals }: Facts): Case[] {
  const second = principals.member?.second_organization?.id;
  const of = strangers.find((name) => sameId(principals[name]?.organization?.id, second));
  return second !== undefined && of ? [{ acts_in: 'own', of }] : [];
}

/** The target may leave the header out of account here, or let others rate. */
async function rateWithin(ctx: CheckContext, id: string): Promise<void> {
  const organization = ctx.facts.principals.member?.second_organization?.id;
  const request = { ...ratingRequest(ctx.facts, 'member', id, bodyOf(from_within)), organization };
  const rated = await ctx.call('member', request, 'rate-within');
  if (isSuccess(rated)) return ctx.time.settle();
  ctx.stop('not-claimed', `principals.member rates no run of the second organization (${statusOf(rated)})`);
}

/** A run of their own organization the person can rate. */
function judgeBroken(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  if (!isSuccess(exchangeAt(evidence, 'control'))) return [];
  const exchanges = stepsOf(evidence, 'attempt').map((one) => ({ ...one, step: 'attempt' }));
  return judgeServerErrors({ exchanges }, 'ratings of a run of another organization', tally);
}

/** An answer that shows no rating asks for none in the read. */
function judgeWithin(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [rated, read] = [exchangeAt(evidence, 'rate-within'), exchangeAt(evidence, 'before')];
  const [said, is] = [rated, read].map((one) => ratingOf(one?.decoded?.record));
  if (!isSuccess(rated) || !isSuccess(read) || said!.is_positive === null) return [];
  return tally.holds(sameRating(said!, is!), 'rating-not-shown', {
    at: read,
    expected: wordsOf(said!),
    actual: wordsOf(is!),
    pointer: '/feedback_is_positive',
  });
}

/** The person blamed this run at first; praise can only be that of the request that was refused. */
function judgeMisplaced(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [attempt, read] = [exchangeAt(evidence, 'misplaced'), exchangeAt(evidence, 'own')];
  const is = ratingOf(read?.decoded?.record);
  if (!isRefused(attempt) || !isSuccess(read)) return [];
  return tally.holds(is.is_positive !== misplaced.is_positive, 'refused-and-recorded', {
    at: read,
    message: `a rating that was refused (${statusOf(attempt)}) for the organization that it named is recorded`,
    expected: wordsOf(ratingOf(exchangeAt(evidence, 'control')?.decoded?.record)),
    actual: wordsOf(is),
  });
}
